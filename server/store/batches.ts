const MOST = 128;

/**
 * Many rows in statements of a few sizes only (128, 64, … 1): each size is compiled once and kept, and no
 * statement outgrows what an engine takes.
 */
export function* inBatches<T>(rows: readonly T[]): Generator<readonly T[]> {
  let from = 0;
  for (let size = MOST; size >= 1; size /= 2)
    for (; rows.length - from >= size; from += size) yield rows.slice(from, from + size);
}
