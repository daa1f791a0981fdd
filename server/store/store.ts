/** Both engines behind one face: `read` for what only looks, `write` for what changes. */
import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { StartProblem } from '../config.ts';
import { coverChecked } from './cover-look-ups.ts';
import { itemReader } from './items.ts';
import { messageSearch } from './message-search.ts';
import { type EngineName, latestVersion, migrate } from './migrate.ts';
import { objectiveReader, objectiveWriter } from './objectives.ts';
import { sessionReader } from './sessions.ts';
import type { Tables } from './tables.ts';
import type { WorkKind } from './work-shapes.ts';
import { type AlsoSet, workReader, workWriter } from './works.ts';

export type Store = Awaited<ReturnType<typeof openStore>>;

export const DATABASE_FILE = 'colloquy.db';

const LOCKS = { admins: 7_265_652 } as const;

export const openStore = async (where: {
  dataDir: string;
  databaseUrl: string | undefined;
  pool: number;
}) => {
  const engine: EngineName = where.databaseUrl ? 'postgres' : 'sqlite';
  const { read, write, runRead, runWrite, look, forget, endThreads, letGo } = where.databaseUrl
    ? await connectPostgres(where.databaseUrl, where.pool)
    : await openFile(where.dataDir);
  const works = <K extends WorkKind>(kind: K, alsoSet?: AlsoSet<K>) => ({
    ...workReader(kind, engine, read, runRead),
    ...workWriter(kind, write, runWrite, alsoSet),
  });
  return {
    engine,
    read,
    write,
    books: works('book', coverChecked),
    movies: works('movie'),
    artworks: works('artwork'),
    objectives: { ...objectiveReader(read), ...objectiveWriter(write) },
    items: itemReader(write),
    /** Reads what takes long without holding up the others. */
    look,
    findSession: sessionReader(read, runRead),
    searchMessages: messageSearch(engine, read, look),
    /** Whoever holds the lock in their transaction is alone with what it stands for, on any server. */
    lock: async (step: Transaction<Tables>, what: keyof typeof LOCKS): Promise<void> => {
      // On SQLite every transaction already has the database to itself.
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${LOCKS[what]})`.execute(step);
    },
    isReady: async (): Promise<boolean> => {
      const row = await sql<{ version: number }>`select max(version) as version from schema_version`.execute(
        read,
      );
      // More than ours while a newer version is put in beside us: its steps leave room for us.
      return (row.rows[0]?.version ?? 0) >= latestVersion;
    },
    /** Puts what was deleted out of the file and its log, as far as that is in our hands; may take a while. */
    forget,
    /** How much room the database takes on its disk. */
    bytes: async (): Promise<number> => {
      if (engine === 'sqlite')
        return ['', '-wal', '-shm']
          .map((end) => sizeOf(join(where.dataDir, DATABASE_FILE + end)))
          .reduce((sum, size) => sum + size);
      const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
      return Number((await size.execute(read)).rows[0]?.bytes ?? 0);
    },
    close: async (): Promise<void> => {
      await endThreads();
      await read.destroy();
      if (write !== read) await write.destroy();
      letGo();
    },
  };
};

/** A larger file takes seconds to look through, and a start has to be quick. */
const LOOKED_THROUGH = 128 * 1024 * 1024;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const openFile = async (dataDir: string) => {
  const file = join(dataDir, DATABASE_FILE);
  const size = sizeOf(file);
  const isNew = size === 0;
  // SQLite would throw the log away, and with it the newest of what was kept.
  if (isNew && sizeOf(`${file}-wal`) > 0)
    throw new StartProblem(
      `The database ${file} is ${existsSync(file) ? 'empty' : 'not there'}, but its log ${file}-wal is. Nothing was touched: put the database back beside it, or restore a backup with: npm run restore`,
    );
  try {
    // Made by us, so that it is for nobody else's eyes; its log files take after it.
    if (isNew) closeSync(openSync(file, 'a', 0o600));
    const { openSqlite } = await import('./sqlite.ts');
    const opened = openSqlite(file);
    const damage = !isNew && size <= LOOKED_THROUGH ? opened.damage() : null;
    if (damage) throw new Error(`it is damaged (${damage.split('\n').at(-1)})`);
    await migrate(opened.write, 'sqlite', (from) => {
      const backups = join(dataDir, 'backups');
      mkdirSync(backups, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      opened.copyTo(join(backups, `before-schema-${latestVersion}-from-${from}-${stamp}.db`));
    });
    // Changes nothing, but is refused where nothing can be changed.
    await sql`update settings set value = value where false`.execute(opened.write);
    return opened;
  } catch (thrown) {
    if (thrown instanceof StartProblem) throw thrown;
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    if (!isNew && String(Reflect.get(Object(thrown), 'code')).startsWith('SQLITE_READONLY'))
      throw new StartProblem(
        `The database ${file} can only be read: ${reason}. Check that its disk and folder may be written by this account.`,
      );
    throw new StartProblem(
      isNew
        ? `The database could not be made in ${dataDir}: ${reason}. Check that the folder can be written and has room.`
        : `The database ${file} could not be opened: ${reason}. It was left as it is; restore a backup with: npm run restore`,
    );
  }
};

const connectPostgres = async (url: string, pool: number) => {
  // Only the engine that is used is loaded.
  const { openPostgres } = await import('./postgres.ts');
  const opened = openPostgres(url, pool);
  try {
    await migrate(opened.write, 'postgres');
    return opened;
  } catch (thrown) {
    await opened.write.destroy();
    throw thrown instanceof StartProblem ? thrown : cannotBeUsed(url, thrown);
  }
};

/** Which database, and why not, without the password in its address. */
export const cannotBeUsed = (url: string, thrown: unknown): StartProblem => {
  const { hostname, pathname } = new URL(url);
  const reason =
    thrown instanceof Error ? thrown.message || String(Reflect.get(thrown, 'code')) : String(thrown);
  return new StartProblem(
    `DATABASE_URL: the database ${pathname.slice(1)} on ${hostname} cannot be used: ${reason}`,
  );
};
