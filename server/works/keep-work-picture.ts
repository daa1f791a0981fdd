/** How an uploaded picture of a work is kept: what the upload and an import have in common. */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isBareWebp } from '../pictures/bare-webp.ts';
import { MOST_BYTES, render, TALLEST } from '../pictures/render.ts';
import type { Authorized } from '../policies/permit.ts';
import { putBlob } from '../store/blobs.ts';
import type { Tables } from '../store/tables.ts';
import { PICTURE_PATH } from '../store/work-pictures.ts';

/** The largest that is ever shown. */
const WIDTH = 1280;

/** Its pixels alone, in a file of ours. */
export const redrawn = (bytes: Buffer): Promise<Buffer> => render(bytes, WIDTH, 'webp');

/** As it is, if it is one that we drew; else drawn anew. Null where no picture can be read. */
export const asDrawn = async (bytes: Buffer): Promise<Buffer | null> => {
  const isOurs = await isBareWebp(bytes, {
    bytes: MOST_BYTES,
    pixels: WIDTH * WIDTH * TALLEST,
    fits: ({ width, height }) => width <= WIDTH && height <= WIDTH * TALLEST,
  });
  return isOurs ? bytes : redrawn(bytes).catch(() => null);
};

/** Answers where it is kept, under a name that cannot be guessed. */
export const keepWorkPicture = async (
  step: Transaction<Tables>,
  owner: Authorized<'collection'>,
  bytes: Buffer,
  now: number,
): Promise<string> => {
  const name = `work-${randomBytes(18).toString('base64url')}.webp`;
  await putBlob(step, owner, { name, type: 'image/webp', bytes }, now);
  return `${PICTURE_PATH}${name}`;
};
