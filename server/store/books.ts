import type { Kysely, Transaction } from 'kysely';
import type { Book } from '#contract/books.ts';
import type { Authorized } from '../policies/permit.ts';
import { coverCheckedAfter } from './cover-look-ups.ts';
import { deleteWith, restoreWith } from './discussions.ts';
import { prepared, type Run } from './prepared.ts';

import type { Row, Tables } from './tables.ts';
import { isoTime, isoTimeOrNull } from './times.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
type Owner = Authorized<'collection'>;

export type BookFields = Pick<
  Row<'books'>,
  'title' | 'author' | 'isbn' | 'coverUrl' | 'notes' | 'rating' | 'status' | 'dateRead'
>;

const toBook = ({ deletedAt: _, coverCheckedAt: _looked, ...row }: Row<'books'>): Book => ({
  ...row,
  status: row.status as Book['status'],
  lastSession: isoTimeOrNull(row.lastSession),
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
});

export const bookReader = (db: Kysely<Tables>, run: Run) => {
  const list = prepared<{ userId: number }, Row<'books'>>(run, (v) =>
    db
      .selectFrom('books')
      .selectAll()
      .where('userId', '=', v.userId)
      .where('deletedAt', 'is', null)
      .orderBy('id', 'desc'),
  );
  return {
    list: async (userId: number): Promise<Book[]> => (await list({ userId })).map(toBook),
  };
};

export const bookWriter = (db: Kysely<Tables>, run: Run) => {
  const insert = prepared<BookFields & { userId: number; now: number }, Row<'books'>>(run, (v) =>
    db
      .insertInto('books')
      .values({
        userId: v.userId,
        title: v.title,
        author: v.author,
        isbn: v.isbn,
        coverUrl: v.coverUrl,
        notes: v.notes,
        rating: v.rating,
        status: v.status,
        dateRead: v.dateRead,
        createdAt: v.now,
        updatedAt: v.now,
      })
      .returningAll(),
  );
  return {
    add: async (owner: Owner, fields: BookFields, now: number): Promise<Book> => {
      const [row] = await insert({ ...fields, userId: owner.userId, now });
      if (!row) throw new Error('An inserted book was not returned.');
      return toBook(row);
    },
    change: async (
      owner: Owner,
      id: number,
      fields: Partial<BookFields>,
      now: number,
    ): Promise<Book | null> => {
      const row = await ownBook(db, owner, id)
        .set({ ...fields, coverCheckedAt: coverCheckedAfter(fields, now), updatedAt: now })
        .where('deletedAt', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return row ? toBook(row) : null;
    },
    /** Its discussions go along. */
    remove: (owner: Owner, id: number, now: number): Promise<boolean> =>
      db.transaction().execute(async (step) => {
        const done = await ownBook(step, owner, id)
          .set({ deletedAt: now })
          .where('deletedAt', 'is', null)
          .executeTakeFirst();
        if (done.numUpdatedRows === 0n) return false;
        await deleteWith(step, owner, 'book', id, now);
        return true;
      }),
    /** What was not deleted, or not longer ago than `since`, is there again. */
    restore: (owner: Owner, id: number, since: number): Promise<Book | null> =>
      db.transaction().execute(async (step) => {
        const before = await step
          .selectFrom('books')
          .select('deletedAt')
          .where('id', '=', id)
          .where('userId', '=', owner.userId)
          .executeTakeFirst();
        if (!before || (before.deletedAt !== null && before.deletedAt < since)) return null;
        if (before.deletedAt !== null) await restoreWith(step, owner, 'book', id, before.deletedAt);
        const row = await ownBook(step, owner, id)
          .set({ deletedAt: null })
          .returningAll()
          .executeTakeFirstOrThrow();
        return toBook(row);
      }),
  };
};

const ownBook = (db: Db, owner: Owner, id: number) =>
  db.updateTable('books').where('id', '=', id).where('userId', '=', owner.userId);
