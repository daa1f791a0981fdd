/** A JSON object written bit by bit: its small fields first, then one list after the other, an entry a line. */
import { setImmediate as othersTurn } from 'node:timers/promises';

const PIECE = 64 * 1024;

export async function* jsonFile(
  head: object,
  lists: Record<string, Iterable<unknown> | AsyncIterable<unknown>>,
): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, entries] of Object.entries(lists)) {
    yield `,\n${JSON.stringify(name)}:[`;
    let between = '\n';
    for await (const entry of entries) {
      yield between + JSON.stringify(entry);
      between = ',\n';
    }
    yield ']';
  }
  yield '}\n';
}

/** How much of an import's request the texts that went by take up, where they are a text inside JSON. */
export const measured = (texts: AsyncIterable<string>) => {
  let taken = 0;
  return {
    taken: () => taken,
    texts: (async function* () {
      for await (const text of texts) {
        taken += Buffer.byteLength(JSON.stringify(text));
        yield text;
      }
    })(),
  };
};

/** Bytes in pieces of a size worth sending. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = '';
  for await (const text of texts) {
    waiting += text;
    if (waiting.length < PIECE) continue;
    yield encoder.encode(waiting);
    waiting = '';
    // SQLite and a quick listener never wait for anything: everybody else gets a turn after each piece.
    await othersTurn();
  }
  if (waiting) yield encoder.encode(waiting);
}
