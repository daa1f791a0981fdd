/** What is counted of people: all of them, and one. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;

const count = async (rows: { executeTakeFirstOrThrow: () => Promise<{ n: number }> }): Promise<number> =>
  Number((await rows.executeTakeFirstOrThrow()).n);
const n = sql<number>`count(*)`.as('n');

/** Those who are leaving, and deleted works, of which there are few, are subtracted: counting the others one by one takes longer. */
const countPeople = async (db: Db): Promise<number> => {
  const all = await count(db.selectFrom('users').select(n));
  return all - (await count(db.selectFrom('users').select(n).where('leavingAt', 'is not', null)));
};

const countKept = async (db: Db, table: 'books'): Promise<number> => {
  const all = await count(db.selectFrom(table).select(n));
  return all - (await count(db.selectFrom(table).select(n).where('deletedAt', 'is not', null)));
};

export const houseFigures = async (db: Db, now: number) => {
  const [totalUsers, activeUsers, newUsersThisWeek, totalBooks] = await Promise.all([
    countPeople(db),
    count(
      db
        .selectFrom('users')
        .select(n)
        .where(sql`coalesce("lastActiveAt", 0)`, '>', now - DAY_MS),
    ),
    count(
      db
        .selectFrom('users')
        .select(n)
        .where('createdAt', '>', now - WEEK_MS),
    ),
    countKept(db, 'books'),
  ]);
  return { totalUsers, activeUsers, newUsersThisWeek, totalBooks };
};

const owned = (db: Db, table: 'books' | 'movies' | 'artworks' | 'discussions', userId: number) =>
  count(db.selectFrom(table).select(n).where('userId', '=', userId).where('deletedAt', 'is', null));

export const personFigures = async (db: Db, userId: number, now: number) => {
  const [bookCount, movieCount, artworkCount, discussionCount, weeklyMs] = await Promise.all([
    owned(db, 'books', userId),
    owned(db, 'movies', userId),
    owned(db, 'artworks', userId),
    owned(db, 'discussions', userId),
    timeHere(db, userId, now - WEEK_MS, now),
  ]);
  return {
    bookCount,
    movieCount,
    artworkCount,
    discussionCount,
    weeklyTimeSpent: Math.round(weeklyMs / 60_000),
  };
};

/** Milliseconds of the person's stretches that lie between two moments. */
const timeHere = async (db: Db, userId: number, from: number, until: number): Promise<number> => {
  const stretches = await db
    .selectFrom('activity')
    .select(['startedAt', 'endedAt'])
    .where('userId', '=', userId)
    .where('endedAt', '>', from)
    .execute();
  return stretches.reduce(
    (sum, { startedAt, endedAt }) => sum + Math.max(0, Math.min(endedAt, until) - Math.max(startedAt, from)),
    0,
  );
};

/** An answer does not grow with what somebody keeps. */
const MOST_BOOKS_TOLD = 500;

/** The newest of them. */
export const booksOf = (db: Db, userId: number) =>
  db
    .selectFrom('books')
    .select(['id', 'title', 'author', 'coverUrl', 'createdAt'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_BOOKS_TOLD)
    .execute();
