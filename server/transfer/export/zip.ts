/** Files as one zip, piece by piece, so that a large library is never in memory as a whole. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';

export type File = { path: string; text: string; at: Date };

/** A zip can say no other years. */
const [FIRST, LAST] = [Date.UTC(1981, 0, 1), Date.UTC(2098, 0, 1)];

export async function* zipped(files: AsyncIterable<File>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else ready.push(piece);
  });
  for await (const { path, text, at } of files) {
    const entry = new ZipDeflate(path, { level: 6 });
    entry.mtime = Math.min(Math.max(at.getTime(), FIRST), LAST);
    zip.add(entry);
    entry.push(strToU8(text), true);
    if (failure) throw failure;
    yield* ready.splice(0);
    await othersTurn();
  }
  zip.end();
  if (failure) throw failure;
  yield* ready;
}
