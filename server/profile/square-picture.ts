import { Problem } from '../problem.ts';
import * as say from '../words.ts';

export const SIDE = 256;
const MOST_PIXELS = 40_000_000;

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Told from the first bytes, so that no other decoder than these ever sees a stranger's file. */
const isPicture = (bytes: Uint8Array): boolean =>
  ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
  ascii(bytes, 0, 3) === '\xff\xd8\xff' ||
  /^GIF8[79]a/.test(ascii(bytes, 0, 6)) ||
  (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') ||
  /^ftyp(avi[fs]|mif1)/.test(ascii(bytes, 4, 12));

/** Re-encoded from its pixels alone: nothing of the file's own bytes, place or camera is left. */
export const squarePicture = async (bytes: Uint8Array): Promise<Buffer> => {
  const refuse = (message: string, cause?: unknown) =>
    new Problem('invalid', { message, fields: { picture: message }, cause });
  if (!isPicture(bytes)) throw refuse(say.notAPicture);
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .timeout({ seconds: 8 })
      .toBuffer();
  } catch (thrown) {
    throw refuse(say.notAPicture, thrown);
  }
};
