type Grid = { count: number; columns: number; rowsAtOnce: number };

/** Where a key leads from one place in a grid: another place, over its first row, or null for no key of ours. */
export function placeAfterKey(
  key: string,
  place: number,
  { count, columns, rowsAtOnce }: Grid,
): number | 'above' | null {
  const last = count - 1;
  const page = rowsAtOnce * columns;
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, place + 1);
    case 'ArrowLeft':
      return Math.max(0, place - 1);
    case 'ArrowDown':
      return below(place, columns, last);
    case 'ArrowUp':
      return place < columns ? 'above' : place - columns;
    case 'PageDown':
      return Math.min(last, place + page);
    case 'PageUp':
      return Math.max(place % columns, place - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The one under it; from the row above a shorter last row, the last one. */
function below(place: number, columns: number, last: number): number {
  if (place + columns <= last) return place + columns;
  const isLastRow = Math.floor(place / columns) === Math.floor(last / columns);
  return isLastRow ? place : last;
}
