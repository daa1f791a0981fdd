/** Rows of any number, read a slice at a time: no statement takes long, and everybody else has a turn between two. */
import { setImmediate as othersTurn } from 'node:timers/promises';

/** `read` gives the rows after that id, in the order of their ids, no more than `most`. */
export async function* inSlices<R extends { id: number }>(
  most: number,
  read: (after: number | null) => Promise<R[]>,
): AsyncGenerator<R[]> {
  for (let last: number | null = null; ; ) {
    const rows: R[] = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < most) return;
    last = rows.at(-1)?.id ?? null;
    await othersTurn();
  }
}
