/** Where a person's picture is kept, and how it may look: what the upload and an import have in common. */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isBareWebp } from '../pictures/bare-webp.ts';
import type { Authorized } from '../policies/permit.ts';
import { deleteProfilePictures, putBlob } from '../store/blobs.ts';
import { changePerson } from '../store/people.ts';
import type { Tables } from '../store/tables.ts';
import { PICTURE_PATH } from '../store/work-pictures.ts';
import { SIDE } from './square-picture.ts';

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

/** Whether it is just such a picture as we make: then it can be kept byte by byte. */
export const isOwnPicture = (bytes: Buffer): Promise<boolean> =>
  isBareWebp(bytes, {
    bytes: MOST_BYTES,
    pixels: SIDE * SIDE,
    fits: ({ width, height }) => width === SIDE && height === SIDE,
  });
