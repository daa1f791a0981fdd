/**
 * Model tokens by person and day. Kept apart from the messages, so that deleting a discussion, or a talk that
 * is not stored at all, gives nobody a second budget. A day is UTC's: it cannot be moved by moving house.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Usage } from '#guide/types.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

const DAY_MS = 24 * 60 * 60_000;
const dayOf = (now: number): number => Math.floor(now / DAY_MS);

/** PostgreSQL takes a bare parameter of a select for text. */
const number = (value: number) => sql<number>`cast(${Math.round(value)} as bigint)`;

export const countModelUse = async (
  db: Db,
  userId: number,
  { input, output }: Pick<Usage, 'input' | 'output'>,
  now: number,
): Promise<void> => {
  if (input + output <= 0) return;
  await db
    .insertInto('modelUse')
    .columns(['userId', 'day', 'tokensIn', 'tokensOut'])
    .expression((eb) =>
      // From the person's own row: whoever was deleted meanwhile has nothing to count.
      eb
        .selectFrom('users')
        .select([
          'id',
          number(dayOf(now)).as('day'),
          number(input).as('tokensIn'),
          number(output).as('tokensOut'),
        ])
        .where('id', '=', userId),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'day']).doUpdateSet({
        tokensIn: sql<number>`"modelUse"."tokensIn" + excluded."tokensIn"`,
        tokensOut: sql<number>`"modelUse"."tokensOut" + excluded."tokensOut"`,
      }),
    )
    .execute();
};

const sum = sql<number | string | null>`sum("tokensIn" + "tokensOut")`.as('tokens');

export const tokensToday = async (db: Db, userId: number, now: number): Promise<number> => {
  const row = await db
    .selectFrom('modelUse')
    .select(sum)
    .where('userId', '=', userId)
    .where('day', '=', dayOf(now))
    .executeTakeFirstOrThrow();
  return Number(row.tokens ?? 0);
};

export const tokensInAll = async (db: Db, userId: number): Promise<number> => {
  const row = await db
    .selectFrom('modelUse')
    .select(sum)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.tokens ?? 0);
};
