/** How much of everything one person has, counted where it lies. */
import { type Kysely, sql } from 'kysely';
import type { Usage } from '#contract/usage.ts';
import { heldBy } from './held.ts';
import { tokensInAll } from './model-use.ts';
import { countShares } from './shares.ts';
import type { Tables } from './tables.ts';
import { WORK_TABLES } from './work-shapes.ts';

type Counted = Omit<Usage, 'mostBytes' | 'mostEntries'>;

export const countUsage = async (db: Kysely<Tables>, userId: number, now: number): Promise<Counted> => {
  const [
    [books = 0, movies = 0, artworks = 0],
    customObjectives,
    discussions,
    said,
    shares,
    modelTokens,
    held,
  ] = await Promise.all([
    Promise.all(WORK_TABLES.map((table) => countLive(db, table, userId))),
    countObjectives(db, userId),
    countLive(db, 'discussions', userId),
    countSaid(db, userId),
    countShares(db, userId, now),
    tokensInAll(db, userId),
    heldBy(db, userId),
  ]);
  return {
    books,
    movies,
    artworks,
    customObjectives,
    discussions,
    ...said,
    shares,
    modelTokens,
    heldBytes: held.bytes,
    heldEntries: held.pieces,
  };
};

const countLive = async (
  db: Kysely<Tables>,
  table: (typeof WORK_TABLES)[number] | 'discussions',
  userId: number,
): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const countObjectives = async (db: Kysely<Tables>, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('customObjectives')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const countSaid = async (db: Kysely<Tables>, userId: number) => {
  const row = await db
    .selectFrom('messages')
    .innerJoin('discussions', 'discussions.id', 'messages.discussionId')
    .select([
      sql<number>`count(case when messages.sender = 'user' then 1 end)`.as('messages'),
      sql<number>`count(messages.verdict)`.as('reflections'),
    ])
    .where('messages.userId', '=', userId)
    .where('discussions.deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { messages: Number(row.messages), reflections: Number(row.reflections) };
};
