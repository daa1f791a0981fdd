/**
 * SQLite under Kysely. Prepared statements are kept. Writes go one after the other through one connection,
 * those that come together to the disk together; reads have their own, so that they never wait for a write.
 * When another process holds the file, a write waits without holding up the event loop.
 */
import { closeSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type Dialect,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { makeOffThread } from '../off-thread.ts';
import { keepLog, LOG_LIMIT_BYTES, OWN_CHECKPOINT_PAGES } from './log-keeper.ts';
import type { LookFor } from './message-search.ts';
import type { Run } from './prepared.ts';
import type { Asked } from './search-thread.ts';
import { ATTEMPT_MS, PATIENCE_MS } from './sqlite-connection.ts';
import { ReaderDriver, WriterDriver } from './sqlite-drivers.ts';
import type { Tables } from './tables.ts';

/** Whoever looks for more than can be found by then is told to come back. */
const SEARCH_WITHIN_MS = 5_000;

class Adapter extends SqliteAdapter {
  /** Each read is one synchronous statement, so readers need not queue; writers queue in their groups. */
  override get supportsMultipleConnections() {
    return true;
  }
}

const dialect = (createDriver: () => Driver): Dialect => ({
  createDriver,
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new Adapter(),
  createIntrospector: (kysely) => new SqliteIntrospector(kysely),
});

const open = (file: string) => {
  // At the start it may wait: another server could be making the very same file.
  const db = new Database(file, { timeout: PATIENCE_MS });
  db.pragma('journal_mode = WAL');
  // What was acknowledged survives a power cut: we see to that ourselves, and wait for the disk on another thread.
  db.pragma('synchronous = NORMAL');
  // What was deleted is overwritten.
  db.pragma('secure_delete = ON');
  db.pragma('foreign_keys = ON');
  db.pragma('trusted_schema = OFF');
  db.pragma(`busy_timeout = ${ATTEMPT_MS}`);
  db.pragma(`journal_size_limit = ${LOG_LIMIT_BYTES}`);
  db.pragma(`wal_autocheckpoint = ${OWN_CHECKPOINT_PAGES}`);
  return db;
};

/** Reads at full speed: one synchronous statement, kept prepared. */
const statements = (db: Database.Database): Run => {
  const kept = new Map<string, Database.Statement>();
  return <R>(sql: string, parameters: readonly unknown[]) => {
    let statement = kept.get(sql);
    if (!statement) {
      statement = db.prepare(sql);
      kept.set(sql, statement);
    }
    return statement.all(...parameters) as R[];
  };
};

export const openSqlite = (file: string) => {
  const writer = open(file);
  const reader = open(file);
  reader.pragma('query_only = ON');
  const searching = makeOffThread<Asked, unknown[]>({
    file: new URL('search-thread.ts', import.meta.url),
    data: { file },
    withinMs: SEARCH_WITHIN_MS,
  });
  const log = keepLog(file);
  const write = new Kysely<Tables>({ dialect: dialect(() => new WriterDriver(writer, log.sync)) });
  return {
    write,
    read: new Kysely<Tables>({ dialect: dialect(() => new ReaderDriver(reader)) }),
    runRead: statements(reader),
    /** Through Kysely's queue, so that it never slips into somebody's open transaction. */
    runWrite: async <R>(sql: string, parameters: readonly unknown[]) =>
      (await write.executeQuery<R>(CompiledQuery.raw(sql, [...parameters]))).rows,
    look: (<R>(userId: number, { sql, parameters }: CompiledQuery<R>) =>
      searching.run(String(userId), { sql, parameters }) as Promise<R[]>) satisfies LookFor,
    forget: log.forget,
    endThreads: async () => {
      await searching.letGo();
      await log.letGo();
    },
    /** Kysely closes only what it has used. */
    letGo: () => {
      reader.close();
      writer.close();
    },
    /** What is wrong with the file, as far as its structure tells; null when nothing is. */
    damage: (): string | null => {
      const found = reader.pragma('quick_check(1)', { simple: true });
      return found === 'ok' ? null : String(found);
    },
    /** A consistent copy, while the file is in use. */
    copyTo: (target: string) => {
      closeSync(openSync(target, 'wx', 0o600));
      reader.pragma('query_only = OFF');
      reader.prepare('vacuum into ?').run(target);
      reader.pragma('query_only = ON');
    },
  };
};
