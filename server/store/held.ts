/** How much somebody holds, from what the database noted. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
export type Held = { bytes: number; pieces: number };

/** So many notes are put together into one. */
const MANY = 100;

export const heldBy = async (db: Db, userId: number): Promise<Held> => {
  const { bytes, pieces, notes } = await db
    .selectFrom('heldChanges')
    .select(({ fn }) => [
      sql<number>`coalesce(sum(bytes), 0)`.as('bytes'),
      sql<number>`coalesce(sum(pieces), 0)`.as('pieces'),
      fn.countAll<number>().as('notes'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(notes) > MANY && !db.isTransaction) await putTogether(db, userId);
  return { bytes: Math.max(0, Number(bytes)), pieces: Math.max(0, Number(pieces)) };
};

/** Two who do it at once each take other notes. */
const putTogether = (db: Kysely<Tables>, userId: number): Promise<void> =>
  db.transaction().execute(async (step) => {
    const taken = await step
      .deleteFrom('heldChanges')
      .where('userId', '=', userId)
      .returning(['bytes', 'pieces'])
      .execute();
    if (taken.length === 0) return;
    const sum = (name: keyof Held) => taken.reduce((all, row) => all + Number(row[name]), 0);
    await step
      .insertInto('heldChanges')
      .values({ userId, bytes: sum('bytes'), pieces: sum('pieces') })
      .execute();
  });
