/** Texts of any length, written in pieces of a size worth sending. */
import { setImmediate as othersTurn } from 'node:timers/promises';

/** In characters. */
export const PIECE = 64 * 1024;

/** Where a piece that begins there ends: never between the two halves of one character. */
const endOfPiece = (text: string, from: number): number => {
  const end = from + PIECE;
  if (end >= text.length) return text.length;
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last < 0xdc00 ? end - 1 : end;
};

/** A text that is there, in pieces. */
export async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; ) {
    const to = endOfPiece(text, from);
    yield text.slice(from, to);
    from = to;
  }
}

/** Bytes that are there, in pieces. */
export async function* bytePieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

/** Texts that come in bits, as bytes in pieces. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = '';
  for await (const text of texts) {
    waiting += text;
    while (waiting.length >= PIECE) {
      const to = endOfPiece(waiting, 0);
      yield encoder.encode(waiting.slice(0, to));
      waiting = waiting.slice(to);
      // SQLite and a quick listener never wait for anything: everybody else gets a turn after each piece.
      await othersTurn();
    }
  }
  if (waiting) yield encoder.encode(waiting);
}

/** What is no longer than a piece is there as a whole, with no rest. */
export const begun = async (
  texts: AsyncGenerator<string>,
): Promise<{ start: string; rest: AsyncGenerator<string> | null }> => {
  let start = '';
  for (let next = await texts.next(); !next.done; next = await texts.next()) {
    start += next.value;
    if (start.length > PIECE) return { start, rest: texts };
  }
  return { start, rest: null };
};

export async function* goOn(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}
