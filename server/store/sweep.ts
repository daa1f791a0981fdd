import type { Kysely } from 'kysely';
import { markLeftBehind } from './replies.ts';
import type { Tables } from './tables.ts';
import { dropUnusedPictures, ownersOfPicturesDeletedBefore } from './work-pictures.ts';
import { WORK_TABLES } from './work-shapes.ts';

/** How long a deleted thing can be had back. */
export const RESTORE_MS = 10 * 60_000;

/** Takes away for good what is over: old sessions, links, counts, and what was deleted a while ago. */
export const sweep = async (db: Kysely<Tables>, now: number, idleSince: number): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expiresAt', '<=', now), eb('updatedAt', '<=', idleSince)]))
    .execute();
  await db.deleteFrom('verifications').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('counters').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('shares').where('expiresAt', '<=', now).execute();
  const tooLate = now - RESTORE_MS;
  const bereft = await ownersOfPicturesDeletedBefore(db, tooLate);
  for (const table of [...WORK_TABLES, 'discussions'] as const)
    await db.deleteFrom(table).where('deletedAt', '<', tooLate).execute();
  for (const userId of bereft) await dropUnusedPictures(db, userId, now);
  await markLeftBehind(db, now);
};
