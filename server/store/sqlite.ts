/**
 * SQLite under Kysely. Prepared statements are kept. Writes go one after the other through one connection;
 * reads have their own, so that they never wait for a write. When another process holds the file, a write
 * waits without holding up the event loop.
 */
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Run } from './prepared.ts';
import type { Tables } from './tables.ts';

const PATIENCE_MS = 5_000;
const FORGOTTEN_MS = 1_000;
/** How long one attempt may block: the file may be held by a backup or another process. */
const ATTEMPT_MS = 20;

/** How long the file may be held by someone else before those who wait are told, however many they are. */
class Patience {
  #heldSince = 0;
  #lastHeld = Number.NEGATIVE_INFINITY;

  isOver(): boolean {
    const now = performance.now();
    // Not met for a while: this is another hold than the last.
    if (now - this.#lastHeld > FORGOTTEN_MS) this.#heldSince = now;
    this.#lastHeld = now;
    return now - this.#heldSince >= PATIENCE_MS;
  }

  end(): void {
    this.#lastHeld = Number.NEGATIVE_INFINITY;
  }
}

class Connection implements DatabaseConnection {
  readonly #db: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();
  readonly #patience = new Patience();
  #isHeld = false;

  constructor(db: Database.Database) {
    this.#db = db;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (let pause = 0; ; pause = Math.min(pause + 5, 50)) {
      try {
        const result = this.#run<R>(query);
        if (this.#isHeld) this.#held(false);
        return result;
      } catch (thrown) {
        if (!isBusy(thrown) || this.#db.inTransaction) throw thrown;
        if (!this.#isHeld) this.#held(true);
        const isOver = this.#patience.isOver();
        await sleep(pause);
        if (isOver) throw thrown;
      }
    }
  }

  /** While someone else holds the file, attempts do not block at all: we come back instead. */
  #held(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld) this.#patience.end();
    this.#db.pragma(`busy_timeout = ${isHeld ? 0 : ATTEMPT_MS}`);
  }

  // biome-ignore lint/correctness/useYield: lists are paged, never streamed
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Queries are not streamed.');
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
}

const isBusy = (thrown: unknown): boolean =>
  thrown instanceof Database.SqliteError && thrown.code.startsWith('SQLITE_BUSY');

const raw = (connection: DatabaseConnection, sql: string) => connection.executeQuery(CompiledQuery.raw(sql));

class SqliteDriver implements Driver {
  readonly #db: Database.Database;
  readonly #connection: Connection;

  constructor(db: Database.Database) {
    this.#db = db;
    this.#connection = new Connection(db);
  }

  async init() {}
  async acquireConnection() {
    return this.#connection;
  }
  async beginTransaction(connection: DatabaseConnection) {
    // Every transaction here writes: taking the lock at once means none has to be undone half way.
    await raw(connection, 'begin immediate');
  }
  async commitTransaction(connection: DatabaseConnection) {
    await raw(connection, 'commit');
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    // A failed COMMIT or a full disk may have rolled back already.
    if (this.#db.inTransaction) await raw(connection, 'rollback');
  }
  async releaseConnection() {}
  async destroy() {
    this.#db.close();
  }
}

class ReaderAdapter extends SqliteAdapter {
  /** Each read is one synchronous statement, so readers need not queue. */
  override get supportsMultipleConnections() {
    return true;
  }
}

const dialect = (db: Database.Database, adapter: SqliteAdapter): Dialect => ({
  createDriver: () => new SqliteDriver(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => adapter,
  createIntrospector: (kysely) => new SqliteIntrospector(kysely),
});

const open = (file: string) => {
  // At the start it may wait: another server could be making the very same file.
  const db = new Database(file, { timeout: PATIENCE_MS });
  db.pragma('journal_mode = WAL');
  // FULL, not the usual NORMAL: what was acknowledged survives a power cut.
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('trusted_schema = OFF');
  db.pragma(`busy_timeout = ${ATTEMPT_MS}`);
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
  const write = new Kysely<Tables>({ dialect: dialect(writer, new SqliteAdapter()) });
  return {
    write,
    read: new Kysely<Tables>({ dialect: dialect(reader, new ReaderAdapter()) }),
    runRead: statements(reader),
    /** Through Kysely's queue, so that it never slips into somebody's open transaction. */
    runWrite: async <R>(sql: string, parameters: readonly unknown[]) =>
      (await write.executeQuery<R>(CompiledQuery.raw(sql, [...parameters]))).rows,
    /** A consistent copy, while the file is in use. */
    copyTo: (target: string) => {
      closeSync(openSync(target, 'wx', 0o600));
      reader.pragma('query_only = OFF');
      reader.prepare('vacuum into ?').run(target);
      reader.pragma('query_only = ON');
    },
  };
};
