/** Texts made smaller on their way, where whoever asked takes them so; on Node's own threads, not on ours. */
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, createGzip, gzip } from 'node:zlib';

/** In characters; what is shorter fits in a packet as it is. */
export const WORTH_PACKING = 1_024;
/** Half the work of the usual one, for a tenth more bytes. */
const LEVEL = 4;
/** A stream of it takes 100 kB, not 260. */
const SMALL = { level: LEVEL, windowBits: 14, memLevel: 7 };

type Bytes = AsyncGenerator<Uint8Array>;

/** `header` is what whoever asked says of `Accept-Encoding`. */
export const accepts = (header: string | null | undefined, encoding: string): boolean =>
  (header ?? '').split(',').some((part) => {
    const [name, ...rest] = part.trim().toLowerCase().split(';');
    return name === encoding && !rest.some((r) => /^\s*q=0(\.0*)?$/.test(r));
  });

const inOneGo = promisify(gzip);
export const packed = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  (await inOneGo(text, { level: LEVEL })) as Uint8Array<ArrayBuffer>;

/** What goes wrong in the bytes comes out where they are read. */
async function* through(bytes: AsyncIterable<Uint8Array>, made: ReturnType<typeof createGzip>): Bytes {
  yield* pipeline(Readable.from(bytes), made, () => {}) as AsyncIterable<Uint8Array>;
}

export const packing = (bytes: AsyncIterable<Uint8Array>): Bytes => through(bytes, createGzip(SMALL));
export const unpacking = (bytes: AsyncIterable<Uint8Array>): Bytes => through(bytes, createGunzip());
