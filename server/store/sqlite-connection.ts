/** One connection to the file: statements kept prepared, and patience while another process holds it. */
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';

export const PATIENCE_MS = 5_000;
const FORGOTTEN_MS = 1_000;
/** How long one attempt may block: the file may be held by a backup or another process. */
export const ATTEMPT_MS = 20;

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

export class Connection implements DatabaseConnection {
  readonly #db: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();
  readonly #patience = new Patience();
  #isHeld = false;

  constructor(db: Database.Database) {
    this.#db = db;
  }

  get isInTransaction(): boolean {
    return this.#db.inTransaction;
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

  writes({ sql }: CompiledQuery): boolean {
    return !this.#statement(sql).readonly;
  }

  #statement(sql: string): Database.Statement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#statement(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
}

const isBusy = (thrown: unknown): boolean =>
  thrown instanceof Database.SqliteError && thrown.code.startsWith('SQLITE_BUSY');

export const raw = (connection: DatabaseConnection, sql: string) =>
  connection.executeQuery(CompiledQuery.raw(sql));
