/** Rows of any number, read a slice at a time: no statement takes long, and everybody else has a turn between two. */
import { setImmediate as othersTurn } from 'node:timers/promises';

/** `read` gives the rows that follow the last one in its order, no more than `most`. */
export async function* inSlices<R>(
  most: number,
  read: (last: R | null) => R[] | Promise<R[]>,
): AsyncGenerator<R[]> {
  for (let last: R | null = null; ; ) {
    const rows: R[] = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < most) return;
    last = rows.at(-1) ?? null;
    await othersTurn();
  }
}

type Measured = { id: number; bytes: number };
export const MOST_MEASURED = 250;
const MOST_BYTES = 128_000;

/**
 * Rows of any size as well: how large they are is known before they are read, and a slice has so many bytes, or the one
 * row that has more. `measure` gives what follows that id, no more than `MOST_MEASURED`.
 */
export async function* inMeasuredSlices<R>(
  measure: (after: number | null) => Measured[] | Promise<Measured[]>,
  read: (ids: { lowest: number; highest: number }) => R[] | Promise<R[]>,
): AsyncGenerator<R[]> {
  for (let after: number | null = null; ; ) {
    const all: Measured[] = await measure(after);
    for (const ids of cut(all)) {
      const rows = await read({ lowest: Math.min(...ids), highest: Math.max(...ids) });
      if (rows.length > 0) yield rows;
      await othersTurn();
    }
    if (all.length < MOST_MEASURED) return;
    after = all.at(-1)?.id ?? null;
  }
}

function* cut(all: readonly Measured[]): Generator<number[]> {
  let ids: number[] = [];
  let sum = 0;
  for (const { id, bytes } of all) {
    if (ids.length > 0 && sum + bytes > MOST_BYTES) {
      yield ids;
      ids = [];
      sum = 0;
    }
    ids.push(id);
    sum += bytes;
  }
  if (ids.length > 0) yield ids;
}

/** Rows that come in the order of a key, all of one key together. */
export async function* inGroups<R>(
  slices: AsyncIterable<readonly R[]>,
  keyOf: (row: R) => string,
): AsyncGenerator<R[]> {
  let group: R[] = [];
  for await (const rows of slices)
    for (const row of rows) {
      const [first] = group;
      if (first !== undefined && keyOf(first) !== keyOf(row)) {
        yield group;
        group = [];
      }
      group.push(row);
    }
  if (group.length > 0) yield group;
}
