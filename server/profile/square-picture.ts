import sharp from 'sharp';
import { Problem } from '../problem.ts';

const SIDE = 256;
const MOST_PIXELS = 40_000_000;
const ACCEPTED = new Set(['png', 'jpeg', 'webp', 'gif', 'heif', 'avif']);

/** Re-encoded from its pixels alone: nothing of the file's own bytes, place or camera is left. */
export const squarePicture = async (bytes: Uint8Array): Promise<Buffer> => {
  const refuse = (message: string, cause?: unknown) =>
    new Problem('invalid', { message, fields: { picture: message }, cause });
  try {
    const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await source.metadata();
    if (!format || !ACCEPTED.has(format)) throw refuse('Choose a PNG, JPEG, WebP, GIF or AVIF picture.');
    return await source
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .timeout({ seconds: 8 })
      .toBuffer();
  } catch (thrown) {
    if (thrown instanceof Problem) throw thrown;
    throw refuse('This picture could not be read. Try another one.', thrown);
  }
};
