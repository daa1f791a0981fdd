/**
 * The schema's history, forward only. Each step runs in a transaction of its own under a lock of the
 * database, so that servers that start together take turns, and a start that was cut off goes on where it stopped.
 */
import { type ColumnBuilderCallback, type ColumnDataType, type Kysely, sql, type Transaction } from 'kysely';
import { StartProblem } from '../config.ts';
import { hasGivenWay } from './faults.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './tables.ts';

export type EngineName = 'sqlite' | 'postgres';

/** The column types the engines spell differently. */
export type Columns = {
  engine: EngineName;
  id: { type: ColumnDataType; build: ColumnBuilderCallback };
  integer: ColumnDataType;
  bytes: ColumnDataType;
};

const COLUMNS: Record<EngineName, Columns> = {
  // AUTOINCREMENT: the id of something deleted never comes back as another thing's.
  sqlite: {
    engine: 'sqlite',
    id: { type: 'integer', build: (c) => c.primaryKey().autoIncrement() },
    integer: 'integer',
    bytes: 'blob',
  },
  postgres: {
    engine: 'postgres',
    id: { type: 'bigint', build: (c) => c.primaryKey().generatedByDefaultAsIdentity() },
    integer: 'bigint',
    bytes: 'bytea',
  },
};

const LOCK = 7_265_651;

export const latestVersion = MIGRATIONS.length;

// biome-ignore lint/suspicious/noExplicitAny: the version table is known here only
const prepare = async (db: Kysely<any>) => {
  await sql`create table if not exists schema_version (version integer primary key, name text not null)`.execute(
    db,
  );
};

// biome-ignore lint/suspicious/noExplicitAny: the version table is known here only
const versionIn = async (db: Kysely<any>): Promise<number> => {
  const row = await db
    .selectFrom('schema_version')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst();
  return Number(row?.version ?? 0);
};

/** In PostgreSQL's words. Shorter than its `deadlock_timeout`, so that of two who wait for each other we give way. */
const GIVE_WAY = '500ms';
const AGAIN_AFTER_MS = 500;
const MOST_TRIES = 240;

/**
 * Alone with the schema until the transaction ends, however long others take with theirs. An older version may be
 * serving meanwhile: whoever waits for a table makes all who come after wait too, so that is not for long.
 */
const takeTurn = async (step: Transaction<Tables>, engine: EngineName): Promise<void> => {
  if (engine !== 'postgres') return;
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(
    step,
  );
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(step);
  await sql`select set_config('lock_timeout', ${GIVE_WAY}, true)`.execute(step);
};

/** A step that gave way to those who are being served is done again from its beginning. */
const untilDone = async (name: string, run: () => Promise<void>): Promise<void> => {
  for (let tries = 1; ; tries++)
    try {
      return await run();
    } catch (thrown) {
      if (!hasGivenWay(thrown)) throw thrown;
      if (tries === MOST_TRIES)
        throw new StartProblem(
          `The schema could not be changed (${name}): something has held its tables for minutes, a dump perhaps. Nothing was changed; start again when it is done.`,
        );
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
};

/** The schema's version, or 0 for an empty database. */
const schemaVersion = async (db: Kysely<Tables>, engine: EngineName): Promise<number> => {
  await db.transaction().execute(async (step) => {
    await takeTurn(step, engine);
    await prepare(step);
  });
  return versionIn(db);
};

export const migrate = async (
  db: Kysely<Tables>,
  engine: EngineName,
  beforeChange: (from: number) => Promise<void> | void = () => {},
): Promise<void> => {
  const found = await schemaVersion(db, engine);
  if (found > latestVersion)
    throw new StartProblem(
      `The database has schema version ${found}, this Colloquy knows ${latestVersion}. Start the newer Colloquy, or restore an older backup.`,
    );
  if (found === latestVersion) return;
  if (found > 0) await beforeChange(found);
  for (const [index, { name }] of MIGRATIONS.entries())
    await untilDone(name, () =>
      db.transaction().execute(async (step) => {
        await takeTurn(step, engine);
        if ((await versionIn(step)) <= index) await take(index, step, engine);
      }),
    );
};

const take = async (index: number, step: Transaction<Tables>, engine: EngineName): Promise<void> => {
  const migration = MIGRATIONS[index] as (typeof MIGRATIONS)[number];
  await migration.up(step, COLUMNS[engine]);
  await sql`insert into schema_version (version, name) values (${index + 1}, ${migration.name})`.execute(
    step,
  );
};

/** All of it in the transaction of somebody who found the database empty. */
export const buildSchema = async (step: Transaction<Tables>, engine: EngineName): Promise<void> => {
  await takeTurn(step, engine);
  await prepare(step);
  for (const index of MIGRATIONS.keys()) await take(index, step, engine);
};
