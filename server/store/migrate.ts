/**
 * The schema's history, forward only. Each step runs in a transaction of its own under a lock of the
 * database, so that servers that start together take turns, and a start that was cut off goes on where it stopped.
 */
import {
  type ColumnBuilderCallback,
  type ColumnDataType,
  type Kysely,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely';
import { StartProblem } from '../config.ts';
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

const lock = (engine: EngineName): RawBuilder<unknown> | null =>
  engine === 'postgres' ? sql`select pg_advisory_xact_lock(${LOCK})` : null;

/** The schema's version, or 0 for an empty database. */
export const schemaVersion = async (db: Kysely<Tables>, engine: EngineName): Promise<number> => {
  await db.transaction().execute(async (step) => {
    await lock(engine)?.execute(step);
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
  for (const index of MIGRATIONS.keys())
    await db.transaction().execute(async (step) => {
      await lock(engine)?.execute(step);
      if ((await versionIn(step)) <= index) await take(index, step, engine);
    });
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
  await lock(engine)?.execute(step);
  await prepare(step);
  for (const index of MIGRATIONS.keys()) await take(index, step, engine);
};
