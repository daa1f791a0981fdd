import { type Kysely, sql } from 'kysely';
import type { Kind } from '#contract/kinds.ts';
import type { Tables } from './tables.ts';
import { workShape } from './work-shapes.ts';

const PICTURES = { books: 'coverUrl', movies: 'posterUrl', artworks: 'imageUrl' } as const;

/** A work of the person's own, whatever its kind, as a discussion needs it. */
export const itemReader = (db: Kysely<Tables>) => ({
  find: async (
    userId: number,
    kind: Kind,
    id: number,
  ): Promise<{ title: string; creator: string } | null> => {
    const shape = workShape(kind);
    if (!shape) return null;
    const row = await db
      .selectFrom(shape.table)
      .select(['title', sql.ref<string>(shape.creator).as('creator')])
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  },
  /** The address of its picture on the web, where it has one. */
  pictureOf: async (userId: number, kind: Kind, id: number): Promise<string | null> => {
    const shape = workShape(kind);
    if (!shape) return null;
    const row = await db
      .selectFrom(shape.table)
      .select(sql.ref<string | null>(PICTURES[shape.table]).as('picture'))
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst();
    return row?.picture ?? null;
  },
});
