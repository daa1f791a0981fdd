const MOST = 128;
/** In characters: what is indexed word by word takes its time. */
const MOST_AT_ONCE = 100_000;

/**
 * Many rows in statements of a few sizes only (128, 64, … 1): each size is compiled once and kept, and no
 * statement outgrows what an engine takes, or holds everybody up.
 */
export function* inBatches<T>(
  rows: readonly T[],
  sizeOf: (row: T) => number = () => 0,
): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; ) {
    let size = MOST;
    while (size > 1 && (rows.length - from < size || lengthOf(rows, from, size, sizeOf) > MOST_AT_ONCE))
      size /= 2;
    yield rows.slice(from, from + size);
    from += size;
  }
}

const lengthOf = <T>(rows: readonly T[], from: number, size: number, sizeOf: (row: T) => number): number => {
  let length = 0;
  for (let at = from; at < from + size; at++) length += sizeOf(rows[at] as T);
  return length;
};
