/** The profile of an export: for an account that holds nothing yet. The email address stays what one signs in with. */
import type { Transaction } from 'kysely';
import type { Authorized } from '../../policies/permit.ts';
import { isOwnPicture, keepPicture } from '../../profile/keep-picture.ts';
import { squarePicture } from '../../profile/square-picture.ts';
import { changePerson } from '../../store/people.ts';
import type { Tables } from '../../store/tables.ts';
import type { ProfileEntry } from './export-entries.ts';

export type Picture = Buffer | null;

/** As it was, if it is one that we made; else made anew. One that cannot be read is left out. */
export const pictureOf = async (profile: ProfileEntry | null): Promise<Picture> => {
  if (!profile?.picture) return null;
  const bytes = Buffer.from(profile.picture.base64, 'base64');
  if (await isOwnPicture(bytes)) return bytes;
  return squarePicture(bytes).catch(() => null);
};

export const restoreProfile = async (
  step: Transaction<Tables>,
  owner: Authorized<'account'>,
  { firstName, lastName, bio, timeZone, onboardedAt }: ProfileEntry,
  picture: Picture,
  now: number,
): Promise<void> => {
  const onboarded = onboardedAt === null ? {} : { onboardedAt: Math.min(onboardedAt, now) };
  const name = firstName === null ? {} : { firstName, lastName };
  await changePerson(step, owner, { ...name, bio, timeZone, ...onboarded }, now);
  if (picture) await keepPicture(step, owner, picture, now);
};
