import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { LookFor } from './message-search.ts';
import type { Run } from './prepared.ts';
import type { Tables } from './tables.ts';

const INT8 = 20;

/** Ids and times are 64-bit in the database and safe integers here. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export const openPostgres = (url: string, max: number) => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'colloquy',
  });
  // An idle connection that breaks is replaced by the pool; the next query tells if the database is gone.
  pool.on('error', () => {});
  // One that breaks between two steps of a transaction is nobody's but ours; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const names = new Map<string, string>();
  const run: Run = async <R>(text: string, parameters: readonly unknown[]) => {
    const name = names.get(text) ?? `kept-${names.size}`;
    names.set(text, name);
    return (await pool.query({ name, text, values: [...parameters] })).rows as R[];
  };
  const look: LookFor = async (_, query) => (await kysely.executeQuery(query)).rows;
  return {
    write: kysely,
    read: kysely,
    runRead: run,
    runWrite: run,
    look,
    // Its own vacuum makes the room free; when it is written over is up to it.
    forget: async () => true,
    endThreads: async () => {},
    letGo: () => {},
  };
};
