/** Files as one zip, piece by piece, so that neither a large library nor a long file is ever in memory as a whole. */
import { pipeline, Readable } from 'node:stream';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';
import { inPieces } from '../../http/text-pieces.ts';

export type File = { path: string; texts: AsyncIterable<string>; at: Date };

/** A zip can say no other years. */
const [FIRST, LAST] = [Date.UTC(1981, 0, 1), Date.UTC(2098, 0, 1)];
const DEFLATED = 8;
const NOTHING = new Uint8Array();

export async function* zipped(files: AsyncIterable<File>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else ready.push(piece);
  });
  for await (const { path, texts, at } of files) {
    const entry = entryFor(path, at);
    zip.add(entry);
    for await (const piece of deflated(texts, entry)) {
      entry.ondata?.(null, piece, false);
      yield* ready.splice(0);
    }
    entry.ondata?.(null, NOTHING, true);
    if (failure) throw failure;
    yield* ready.splice(0);
    await othersTurn();
  }
  zip.end();
  if (failure) throw failure;
  yield* ready;
}

type Entry = ZipInputFile & { size: number; crc: number };

const entryFor = (filename: string, at: Date): Entry => ({
  filename,
  mtime: Math.min(Math.max(at.getTime(), FIRST), LAST),
  compression: DEFLATED,
  size: 0,
  crc: 0,
});

/** Made smaller on Node's own threads; notes at the entry what it was before. */
const deflated = (texts: AsyncIterable<string>, entry: Entry): AsyncIterable<Uint8Array<ArrayBuffer>> => {
  const noted = async function* () {
    for await (const bytes of inPieces(texts)) {
      entry.size += bytes.length;
      entry.crc = crc32(bytes, entry.crc);
      yield bytes;
    }
  };
  // What goes wrong on the way comes out where it is read.
  return pipeline(Readable.from(noted()), createDeflateRaw(), () => {});
};
