import { type Kysely, sql } from 'kysely';
import { SKEW_MS } from './clock-skew.ts';
import type { Tables } from './tables.ts';

export type Count = { total: number; resetsAt: number };

/**
 * Adds to a count that starts anew when its time is over, and says where it stands: one statement, any server.
 * One that has longer to go than it ever had was begun before the clock was put back; it is over too.
 */
export const addToCounter = async (
  db: Kysely<Tables>,
  key: string,
  points: number,
  windowMs: number,
  now: number,
): Promise<Count> => {
  const over = sql<boolean>`(counters."expiresAt" <= ${now} or counters."expiresAt" > ${now + windowMs + SKEW_MS})`;
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
