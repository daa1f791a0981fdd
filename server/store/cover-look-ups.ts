/** Which books still want a cover, handed out one by one so that no two servers look for the same. */
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import type { Row, Tables } from './tables.ts';

export type Coverless = Pick<Row<'books'>, 'id' | 'title' | 'author' | 'isbn'> & { claimedAt: number };

const LOST_CLAIMS = 20;

export const coverLookUps = (db: Kysely<Tables>) => {
  const wanting = () =>
    db
      .selectFrom('books')
      .select('id')
      .where('coverUrl', 'is', null)
      .where('coverCheckedAt', 'is', null)
      .where('deletedAt', 'is', null)
      .where('author', '!=', CONCEPT_AUTHOR)
      .orderBy('id', 'desc')
      .limit(1);

  const claimed = ({ id, title, author, claimedAt }: Coverless) =>
    db
      .updateTable('books')
      .where('id', '=', id)
      .where('coverCheckedAt', '=', claimedAt)
      .where('coverUrl', 'is', null)
      .where('title', '=', title)
      .where('author', '=', author);

  return {
    /** The newest book without a cover that was not looked for yet; from now on it counts as looked for. */
    claim: async (now: number): Promise<Coverless | null> => {
      for (let lost = 0; lost < LOST_CLAIMS; lost++) {
        const next = await wanting().executeTakeFirst();
        if (!next) return null;
        const book = await db
          .updateTable('books')
          .set({ coverCheckedAt: now })
          .where('id', '=', next.id)
          .where('coverUrl', 'is', null)
          .where('coverCheckedAt', 'is', null)
          .where('deletedAt', 'is', null)
          .returning(['id', 'title', 'author', 'isbn'])
          .executeTakeFirst();
        if (book) return { ...book, claimedAt: now };
      }
      return null;
    },
    /** Unless the person changed the book in the meantime. */
    setCover: async (book: Coverless, coverUrl: string, now: number): Promise<boolean> => {
      const done = await claimed(book).set({ coverUrl, updatedAt: now }).executeTakeFirst();
      return done.numUpdatedRows > 0n;
    },
    /** To be looked for again another time. */
    release: async (book: Coverless): Promise<void> => {
      await claimed(book).set({ coverCheckedAt: null }).execute();
    },
  };
};

type Changed = Partial<Pick<Row<'books'>, 'title' | 'author' | 'isbn' | 'coverUrl'>>;

/**
 * Whether a cover is looked for after a person's change: not again when they took the cover away, anew when
 * the book has become another.
 */
export const coverChecked = (
  changed: Changed,
  now: number,
): { coverCheckedAt: RawBuilder<number | null> } => {
  const differs = (['title', 'author', 'isbn'] as const)
    .filter((field) => changed[field] !== undefined)
    .map((field) => sql<SqlBool>`${sql.ref(field)} is distinct from ${changed[field]}`);
  const becameAnother = differs.length > 0 ? sql.join(differs, sql` or `) : sql`1 = 0`;
  const tookAway = changed.coverUrl === null ? sql`"coverUrl" is not null` : sql`1 = 0`;
  return {
    coverCheckedAt: sql`case when ${tookAway} then ${now} when ${becameAnother} then null else "coverCheckedAt" end`,
  };
};
