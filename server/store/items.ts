import type { Kysely } from 'kysely';
import type { Kind } from '#contract/kinds.ts';
import type { Tables } from './tables.ts';

/** A work of the person's own, whatever its kind, as a discussion needs it. */
export const itemReader = (db: Kysely<Tables>) => ({
  find: async (
    userId: number,
    kind: Kind,
    id: number,
  ): Promise<{ title: string; creator: string } | null> => {
    if (kind !== 'book') return null;
    const row = await db
      .selectFrom('books')
      .select(['title', 'author as creator'])
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  },
});
