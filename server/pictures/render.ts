/** From any picture a small one of ours: drawn anew from its pixels, so that nothing else in the file is passed on. */
import type { OutputInfo } from 'sharp';
import type { ImageWidth } from '#contract/pictures.ts';
import { Problem } from '../problem.ts';
import { type PictureKind, pictureKind } from './picture-kind.ts';

export type Format = 'webp' | 'avif';

const MOST_PIXELS = 40_000_000;
const MOST_SECONDS = 5;
export const MOST_BYTES = 1024 * 1024;
/** Scrolls and strips keep their shape up to here. */
export const TALLEST = 4;
/** It takes 10 MB, which a server that is asked for no picture keeps. */
const loadSharp = async () => (await import('sharp')).default;
/** The next one is tried where the picture came out too heavy. */
const QUALITIES: Record<Format, readonly number[]> = { webp: [80, 55, 30], avif: [58, 40, 25] };
const READ_AS: Record<PictureKind, string> = {
  png: 'png',
  jpeg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
  avif: 'heif',
};

export const render = async (bytes: Buffer, width: ImageWidth, format: Format): Promise<Buffer> => {
  const kind = pictureKind(bytes);
  if (!kind) throw new Problem('image_unusable');
  const sharp = await loadSharp();
  try {
    const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    if ((await source.metadata()).format !== READ_AS[kind]) throw new Problem('image_unusable');
    const small = await source
      .autoOrient()
      .resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MOST_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return await encode(small, format);
  } catch (thrown) {
    throw asProblem(thrown);
  }
};

const encode = async (
  { data, info }: { data: Buffer; info: OutputInfo },
  format: Format,
): Promise<Buffer> => {
  const sharp = await loadSharp();
  const { width, height, channels } = info;
  for (const quality of QUALITIES[format]) {
    const pixels = sharp(data, { raw: { width, height, channels } }).timeout({ seconds: MOST_SECONDS });
    const encoded =
      format === 'avif' ? pixels.avif({ quality, effort: 1 }) : pixels.webp({ quality, effort: 3 });
    const made = await encoded.toBuffer();
    if (made.length <= MOST_BYTES) return made;
  }
  throw new Problem('image_too_large');
};

const asProblem = (thrown: unknown): Problem => {
  if (thrown instanceof Problem) return thrown;
  const message = thrown instanceof Error ? thrown.message : '';
  const tooMuch = /pixel limit|timeout/i.test(message);
  return new Problem(tooMuch ? 'image_too_large' : 'image_unusable', { cause: thrown });
};
