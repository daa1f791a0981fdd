/** Where a person's picture is kept, and how it may look: what the upload and an import have in common. */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Authorized } from '../policies/permit.ts';
import { deleteProfilePictures, putBlob } from '../store/blobs.ts';
import { changePerson } from '../store/people.ts';
import type { Tables } from '../store/tables.ts';
import { SIDE } from './square-picture.ts';

const PICTURE_PATH = '/api/pictures/';
const PICTURE = 'image/webp';

/** In the place of the one before; `null` leaves none. Answers where it is. */
export const keepPicture = async (
  step: Transaction<Tables>,
  owner: Authorized<'account'>,
  bytes: Buffer | null,
  now: number,
): Promise<string | null> => {
  const name = bytes && `${randomBytes(18).toString('base64url')}.webp`;
  const profileImageUrl = name && `${PICTURE_PATH}${name}`;
  // First the person's row: two uploads at once take turns on it, and the later one sees the earlier's picture.
  await changePerson(step, owner, { profileImageUrl }, now);
  await deleteProfilePictures(step, owner);
  if (bytes && name) await putBlob(step, owner, { name, type: PICTURE, bytes }, now);
  return profileImageUrl;
};

const MOST_BYTES = 200_000;
/** Nothing but pixels: no chunk in which a place, a camera or anything else could be told. */
const CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH'];

/** Whether it is just such a picture as we make: then it can be kept byte by byte. */
export const isOwnPicture = async (bytes: Buffer): Promise<boolean> => {
  if (bytes.length > MOST_BYTES || !isBareWebp(bytes)) return false;
  const { default: sharp } = await import('sharp');
  try {
    const { info } = await sharp(bytes, { failOn: 'warning', limitInputPixels: SIDE * SIDE })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.width === SIDE && info.height === SIDE;
  } catch {
    return false;
  }
};

const isBareWebp = (bytes: Buffer): boolean => {
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF') return false;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP' || bytes.readUInt32LE(4) !== bytes.length - 8) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!CHUNKS.includes(bytes.toString('latin1', at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
};
