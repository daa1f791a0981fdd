/** What insights are made of, read for one person. */
import type { Kysely } from 'kysely';
import type { Authorized } from '../policies/permit.ts';
import type { EngineName } from './migrate.ts';
import type { Row, Tables } from './tables.ts';
import { isAmong } from './whole-lists.ts';

type Db = Kysely<Tables>;
type Owner = Authorized<'collection'>;

export const insightItems = (db: Db, userId: number): Promise<Row<'insightItems'>[]> =>
  db.selectFrom('insightItems').selectAll().where('userId', '=', userId).execute();

/** Where the days begin and end, without what is in them. */
export const insightChunks = (db: Db, userId: number) =>
  db
    .selectFrom('insightDays')
    .select(['day', 'first', 'last', 'sessions'])
    .where('userId', '=', userId)
    .orderBy('day')
    .execute();

/** When there were reflections, from that day of UTC on. */
export const reflectionTimes = async (db: Db, userId: number, sinceDay: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('insightDays')
    .select('reflections')
    .where('userId', '=', userId)
    .where('day', '>=', sinceDay)
    .orderBy('day')
    .execute();
  return rows.flatMap(({ reflections }) => JSON.parse(reflections) as number[]);
};

/** When the reader spoke and when it was a reflection, in order. */
export const allTimes = async (
  db: Db,
  userId: number,
): Promise<{ said: number[]; reflections: number[] }> => {
  const rows = await db
    .selectFrom('insightDays')
    .select(['said', 'reflections'])
    .where('userId', '=', userId)
    .orderBy('day')
    .execute();
  return {
    said: rows.flatMap(({ said }) => JSON.parse(said) as number[]),
    reflections: rows.flatMap(({ reflections }) => JSON.parse(reflections) as number[]),
  };
};

export const insightTalks = (
  db: Db,
  userId: number,
  item: string | undefined,
): Promise<Row<'insightTalks'>[]> => {
  const talks = db.selectFrom('insightTalks').selectAll().where('userId', '=', userId);
  return (item === undefined ? talks : talks.where('item', '=', item)).execute();
};

export type ShelvedWork = {
  id: number;
  title: string;
  creator: string;
  pictureUrl: string | null;
  lastSession: number | null;
};

export const shelvedWorks = async (db: Db, userId: number) => {
  const [books, movies, artworks] = await Promise.all([
    db
      .selectFrom('books')
      .select(['id', 'title', 'author as creator', 'coverUrl as pictureUrl', 'lastSession'])
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('movies')
      .select(['id', 'title', 'director as creator', 'posterUrl as pictureUrl', 'lastSession'])
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('artworks')
      .select(['id', 'title', 'artist as creator', 'imageUrl as pictureUrl', 'lastSession'])
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .orderBy('id', 'desc')
      .execute(),
  ]);
  return { book: books, movie: movies, artwork: artworks };
};

/** The messages with feedback of these ids, with what they answer and where they stand. */
export const evidenceRows = (db: Db, engine: EngineName, userId: number, ids: readonly number[]) =>
  db
    .selectFrom('messages as reply')
    .innerJoin('messages as asked', 'asked.id', 'reply.replyTo')
    .innerJoin('discussions', 'discussions.id', 'reply.discussionId')
    .select([
      'reply.id',
      'reply.verdict',
      'reply.struckAt',
      'asked.id as messageId',
      'asked.content as said',
      'asked.createdAt as at',
      'discussions.id as discussionId',
      'discussions.kind',
      'discussions.itemId',
      'discussions.title',
      'discussions.creator',
      'discussions.objective',
    ])
    .where('reply.userId', '=', userId)
    .where(isAmong(engine, 'reply.id', ids))
    .where('reply.verdict', 'is not', null)
    .where('discussions.deletedAt', 'is', null)
    .execute();

export type EvidenceRow = Awaited<ReturnType<typeof evidenceRows>>[number];

/** Whether it was there to be struck out, or to be taken back; null where it is no one's reflection. */
export const strike = async (
  db: Db,
  owner: Owner,
  id: number,
  struckAt: number | null,
): Promise<'done' | 'no feedback' | 'not found'> => {
  const row = await db
    .selectFrom('messages')
    .innerJoin('discussions', 'discussions.id', 'messages.discussionId')
    .select(['messages.verdict', 'messages.struckAt', 'messages.replyTo'])
    .where('messages.id', '=', id)
    .where('messages.userId', '=', owner.userId)
    .where('discussions.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return 'not found';
  if (!row.verdict || row.replyTo === null) return 'no feedback';
  // Struck out once is struck out: the time stays the first one.
  if ((row.struckAt === null) === (struckAt === null)) return 'done';
  await db
    .updateTable('messages')
    .set({ struckAt })
    .where('id', '=', id)
    .where('userId', '=', owner.userId)
    .execute();
  return 'done';
};

/** When the person was here, from a moment on. */
export const stretchesSince = (db: Db, userId: number, since: number) =>
  db
    .selectFrom('activity')
    .select(['startedAt', 'endedAt'])
    .where('userId', '=', userId)
    .where('endedAt', '>', since)
    .orderBy('endedAt')
    .execute();
