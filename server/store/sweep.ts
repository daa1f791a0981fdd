import { finishLeaving, leftBehind } from './people.ts';
import { markLeftBehind } from './replies.ts';
import { takeDeletedBefore, type Where } from './take-away.ts';
import { dropUnusedPictures, ownersOfPicturesDeletedBefore } from './work-pictures.ts';

/** How long a deleted thing can be had back. */
export const RESTORE_MS = 10 * 60_000;
/** Taking away all that somebody had is done long before. */
const LEAVING_MS = 10 * 60_000;

/** Takes away for good what is over: old sessions, links, counts, and what was deleted a while ago. */
export const sweep = async (where: Where, now: number, idleSince: number): Promise<void> => {
  const { write: db } = where;
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expiresAt', '<=', now), eb('updatedAt', '<=', idleSince)]))
    .execute();
  await db.deleteFrom('verifications').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('counters').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('shares').where('expiresAt', '<=', now).execute();
  const tooLate = now - RESTORE_MS;
  const bereft = await ownersOfPicturesDeletedBefore(db, tooLate);
  await takeDeletedBefore(where, tooLate);
  for (const userId of bereft) await dropUnusedPictures(db, userId, now);
  for (const userId of await leftBehind(db, now - LEAVING_MS)) await finishLeaving(where, userId);
  await markLeftBehind(db, now);
};
