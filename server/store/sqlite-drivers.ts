/** How Kysely uses the two connections: whoever reads just does, whoever writes goes in a commit group. */
import type Database from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { CommitGroups } from './commit-groups.ts';
import { Connection, raw } from './sqlite-connection.ts';

export class ReaderDriver implements Driver {
  readonly #db: Database.Database;
  readonly #connection: Connection;

  constructor(db: Database.Database) {
    this.#db = db;
    this.#connection = new Connection(db);
  }

  async init() {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async beginTransaction() {
    throw new Error('Who only reads needs no transaction.');
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}
  async destroy() {
    this.#db.close();
  }
}

/** One use of the writing connection: a statement of its own, or a transaction. */
class Writing implements DatabaseConnection {
  readonly #connection: Connection;
  readonly #groups: CommitGroups;
  #isInside = false;
  /** What went wrong in a transaction, for those whose work it undid as well. */
  #failure: unknown;

  constructor(connection: Connection, groups: CommitGroups) {
    this.#connection = connection;
    this.#groups = groups;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInside) return this.#step<R>(query);
    await this.#groups.enter();
    let result: QueryResult<R>;
    let writes = false;
    try {
      writes = this.#connection.writes(query);
      // A statement that nobody waits behind is its own transaction.
      if (this.#groups.isAwaited && writes) await this.#groups.open();
      result = await this.#connection.executeQuery<R>(query);
    } catch (thrown) {
      this.#groups.leaveFailed(thrown);
      throw thrown;
    }
    await this.#groups.leave(writes);
    return result;
  }

  async #step<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#connection.executeQuery<R>(query);
    } catch (thrown) {
      this.#failure = thrown;
      throw thrown;
    }
  }

  streamQuery = () => this.#connection.streamQuery();

  async begin(): Promise<void> {
    await this.#groups.enter();
    try {
      await this.#groups.open();
      await raw(this.#connection, 'savepoint step');
      this.#isInside = true;
    } catch (thrown) {
      this.#groups.leaveFailed(thrown);
      throw thrown;
    }
  }

  async commit(): Promise<void> {
    await raw(this, 'release step');
    this.#isInside = false;
    await this.#groups.leave();
  }

  async rollback(): Promise<void> {
    // A commit that failed has undone everything already, and made way.
    if (!this.#isInside) return;
    this.#isInside = false;
    try {
      // A full disk or a broken one may have undone everything already.
      if (!this.#connection.isInTransaction) return;
      await raw(this.#connection, 'rollback to step');
      await raw(this.#connection, 'release step');
    } finally {
      this.#groups.leaveFailed(this.#failure ?? new Error('The transaction was undone.'));
    }
  }
}

export class WriterDriver implements Driver {
  readonly #db: Database.Database;
  readonly #connection: Connection;
  readonly #groups: CommitGroups;

  /** Nobody is told of a commit before `sync` has brought it to the disk. */
  constructor(db: Database.Database, sync: () => Promise<void>) {
    this.#db = db;
    this.#connection = new Connection(db);
    this.#groups = new CommitGroups({
      // Every transaction here writes: taking the lock at once means none has to be undone half way.
      begin: () => raw(this.#connection, 'begin immediate'),
      commit: () => db.exec('commit'),
      sync,
      rollback: () => db.exec('rollback'),
      isInTransaction: () => db.inTransaction,
    });
  }

  async init() {}
  async acquireConnection() {
    return new Writing(this.#connection, this.#groups);
  }
  beginTransaction(connection: DatabaseConnection) {
    return (connection as Writing).begin();
  }
  commitTransaction(connection: DatabaseConnection) {
    return (connection as Writing).commit();
  }
  rollbackTransaction(connection: DatabaseConnection) {
    return (connection as Writing).rollback();
  }
  async releaseConnection() {}
  async destroy() {
    this.#groups.finish();
    this.#db.close();
  }
}
