import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Requests closer together than this are one stretch of being here. */
const STRETCH_GAP_MS = 5 * 60_000;

/** The person was here from `from` to `until`: lengthens their latest stretch or begins a new one. */
export const recordPresence = async (
  db: Kysely<Tables>,
  userId: number,
  from: number,
  until: number,
): Promise<void> => {
  await db.transaction().execute(async (step) => {
    // Touches the person's row first, so that two servers they are on at once take turns.
    await step.updateTable('users').set({ lastActiveAt: until }).where('id', '=', userId).execute();
    const latest = await step
      .selectFrom('activity')
      .select(['id', 'endedAt'])
      .where('userId', '=', userId)
      .orderBy('endedAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (latest && from - latest.endedAt < STRETCH_GAP_MS) {
      if (until > latest.endedAt)
        await step.updateTable('activity').set({ endedAt: until }).where('id', '=', latest.id).execute();
    } else {
      await step.insertInto('activity').values({ userId, startedAt: from, endedAt: until }).execute();
    }
  });
};
