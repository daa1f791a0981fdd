/** Rows in pieces, and rows as a text in which two are the same only when every cell of theirs is. */

export type Cell = string | number | Buffer | null;

const MOST_ROWS = 1_000;
const MOST_BYTES = 4_000_000;

const size = (cell: Cell): number => (typeof cell === 'string' || Buffer.isBuffer(cell) ? cell.length : 8);

/** Pieces that a statement can carry: neither many rows nor large pictures make one too big. */
export function* inPieces(rows: Iterable<Cell[]>): Generator<Cell[][]> {
  let piece: Cell[][] = [];
  let bytes = 0;
  for (const row of rows) {
    piece.push(row);
    bytes += row.reduce<number>((sum, cell) => sum + size(cell), 0);
    if (piece.length < MOST_ROWS && bytes < MOST_BYTES) continue;
    yield piece;
    piece = [];
    bytes = 0;
  }
  if (piece.length > 0) yield piece;
}

export const asText = (row: Cell[]): string =>
  JSON.stringify(row.map((cell) => (Buffer.isBuffer(cell) ? { bytes: cell.toString('base64') } : cell)));
