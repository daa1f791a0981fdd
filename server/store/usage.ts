/** How much of everything one person has, counted where it lies. */
import { type Kysely, sql } from 'kysely';
import type { Usage } from '#contract/usage.ts';
import { heldBy } from './held.ts';
import type { LookFor } from './message-search.ts';
import { tokensInAll } from './model-use.ts';
import { countShares } from './shares.ts';
import type { Tables } from './tables.ts';
import { WORK_TABLES } from './work-shapes.ts';

type Counted = Omit<Usage, 'mostBytes' | 'mostEntries'>;

type Where = { read: Kysely<Tables>; write: Kysely<Tables>; look: LookFor };

/** Counted where it does not hold up the others: somebody may have said a hundred thousand things. */
export const countUsage = async (where: Where, userId: number, now: number): Promise<Counted> => {
  const { read: db } = where;
  const [
    [books = 0, movies = 0, artworks = 0],
    customObjectives,
    discussions,
    said,
    shares,
    modelTokens,
    held,
  ] = await Promise.all([
    Promise.all(WORK_TABLES.map((table) => countLive(where, table, userId))),
    countObjectives(db, userId),
    countLive(where, 'discussions', userId),
    countSaid(where, userId),
    countShares(db, userId, now),
    tokensInAll(db, userId),
    heldBy(where.write, userId),
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
  { read, look }: Where,
  table: (typeof WORK_TABLES)[number] | 'discussions',
  userId: number,
): Promise<number> => {
  const all = read
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null);
  const [found] = await look(userId, all.compile());
  return Number(found?.count ?? 0);
};

const countObjectives = async (db: Kysely<Tables>, userId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('customObjectives')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const countSaid = async ({ read, look }: Where, userId: number) => {
  const all = read
    .selectFrom('messages')
    .innerJoin('discussions', 'discussions.id', 'messages.discussionId')
    .select([
      sql<number>`count(case when messages.sender = 'user' then 1 end)`.as('messages'),
      sql<number>`count(messages.verdict)`.as('reflections'),
    ])
    .where('messages.userId', '=', userId)
    .where('discussions.deletedAt', 'is', null);
  const [found] = await look(userId, all.compile());
  return { messages: Number(found?.messages ?? 0), reflections: Number(found?.reflections ?? 0) };
};
