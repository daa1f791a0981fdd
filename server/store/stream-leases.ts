/**
 * Places among a person's streams, held for a while by one server. They stand among the counts: a place is
 * a count by the server's number that runs out unless it is renewed. PostgreSQL only; on SQLite there is
 * one server, and it counts in memory.
 */
import { type Kysely, sql } from 'kysely';
import { SKEW_MS } from './clock-skew.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;
type Lease = { userId: number; most: number; holder: number; now: number; until: number };

const prefixOf = (userId: number) => `stream:${userId}:`;

/** The key of a free place that is now ours; null when all are taken, `lost` when somebody was faster. */
export const takeLease = async (db: Db, lease: Lease): Promise<string | 'lost' | null> => {
  const { userId, most, holder, now, until } = lease;
  // Beyond it nobody holds a place: that was before the clock was put back.
  const furthest = until + SKEW_MS;
  // Any free place rather than the first, so that those who ask at once seldom meet.
  const { rows } = await sql<{ key: string | null; free: number }>`
    with free as materialized (
      select ${prefixOf(userId)} || n as key from generate_series(1, ${sql.lit(most)}) n
      where not exists (
        select 1 from counters where counters.key = ${prefixOf(userId)} || n
          and "expiresAt" > ${now} and "expiresAt" <= ${furthest}
      ) order by random() limit 1
    ), taken as (
      insert into counters (key, points, "expiresAt")
      select key, ${holder}::bigint, ${until}::bigint from free
      on conflict (key) do update set points = excluded.points, "expiresAt" = excluded."expiresAt"
      where counters."expiresAt" <= ${now} or counters."expiresAt" > ${furthest}
      returning key
    )
    select (select key from taken) as key, (select count(*) from free) as free`.execute(db);
  const [row] = rows;
  if (row?.key) return row.key;
  return Number(row?.free) > 0 ? 'lost' : null;
};

/** What one server holds. A lease that ran out meanwhile may be another's by now; then it stays theirs. */
type Held = { holder: number; keys: readonly string[] };

export const renewLeases = async (db: Db, { holder, keys }: Held, until: number): Promise<void> => {
  await db
    .updateTable('counters')
    .set({ expiresAt: until })
    .where('key', 'in', keys)
    .where('points', '=', holder)
    .execute();
};

export const dropLeases = async (db: Db, { holder, keys }: Held): Promise<void> => {
  await db.deleteFrom('counters').where('key', 'in', keys).where('points', '=', holder).execute();
};
