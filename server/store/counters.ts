import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

export type Count = { total: number; resetsAt: number };

/** Adds to a count that starts anew when its time is over, and says where it stands: one statement, any server. */
export const addToCounter = async (
  db: Kysely<Tables>,
  key: string,
  points: number,
  windowMs: number,
  now: number,
): Promise<Count> => {
  const over = sql<boolean>`counters."expiresAt" <= ${now}`;
  const row = await db
    .insertInto('counters')
    .values({ key, points, expiresAt: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql<number>`case when ${over} then excluded.points else counters.points + excluded.points end`,
        expiresAt: sql<number>`case when ${over} then excluded."expiresAt" else counters."expiresAt" end`,
      }),
    )
    .returning(['points', 'expiresAt'])
    .executeTakeFirstOrThrow();
  return { total: row.points, resetsAt: row.expiresAt };
};
