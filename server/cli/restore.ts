/** `npm run restore -- <file>`: puts a checked copy in place; what was there is moved aside, never overwritten. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { SECRET_FILE } from '../accounts/secret.ts';
import { type Config, environment, readConfig, StartProblem } from '../config.ts';
import { openAlone } from '../store/alone.ts';
import { checkCopy } from '../store/backup.ts';
import { DATABASE_FILE } from '../store/store.ts';
import { runCommand } from './command.ts';
import { runTool } from './postgres-tool.ts';

const STILL_RUNNING = 'The server is still running. Stop it, then restore.';

/** A session that was ended after the copy was made must not come back to life with it. */
const END_WHAT_WAS_ENDED = 'delete from sessions; delete from verifications';

const restore = async (config: Config, given: string | undefined): Promise<string> => {
  if (!given) throw new StartProblem('Which copy? npm run restore -- <file>');
  const copy = resolve(given);
  if (config.databaseUrl) {
    await restorePostgres(config.databaseUrl, copy);
    restoreSecret(config, copy);
    return `Restored ${copy}. Everyone has to log in again.`;
  }
  const { people, books } = checkCopy(copy);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const file = join(config.dataDir, DATABASE_FILE);
  const aside = setAside(file);
  const arriving = `${file}.arriving`;
  copyFileSync(copy, arriving);
  chmodSync(arriving, 0o600);
  checkCopy(arriving);
  renameSync(arriving, file);
  restoreSecret(config, copy);
  const db = new Database(file);
  db.exec(END_WHAT_WAS_ENDED);
  db.close();
  const before = aside ? `\nThe database that was there is kept as ${aside}.` : '';
  return `Restored ${copy}: ${people} accounts, ${books} books. Everyone has to log in again.${before}`;
};

const restoreSecret = (config: Config, copy: string): void => {
  const secret = `${copy}.secret`;
  if (config.sessionSecret || !existsSync(secret)) return;
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const file = join(config.dataDir, SECRET_FILE);
  copyFileSync(secret, file);
  chmodSync(file, 0o600);
};

const setAside = (file: string): string | null => {
  if (!existsSync(file)) return null;
  bringLogHome(file);
  const aside = `${file}.before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const part of ['', '-wal', '-shm']) if (existsSync(file + part)) renameSync(file + part, aside + part);
  return aside;
};

const bringLogHome = (file: string): void => {
  try {
    const db = openAlone(file);
    if (!db) throw new StartProblem(STILL_RUNNING);
    db.pragma('journal_mode = DELETE');
    db.close();
  } catch (thrown) {
    if (thrown instanceof StartProblem) throw thrown;
    // Too damaged to be opened, which may be why somebody restores; it is kept as it is, with its log.
  }
};

const restorePostgres = async (url: string, copy: string): Promise<void> => {
  if (!existsSync(copy)) throw new StartProblem(`There is no file ${copy}.`);
  runTool('pg_restore', ['--list', copy]);
  const client = new pg.Client({ connectionString: url });
  await client.connect().catch((thrown: Error) => {
    throw new StartProblem(`DATABASE_URL: the database cannot be reached: ${thrown.message}`);
  });
  try {
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = 'colloquy'",
    );
    if (rows.length > 0) throw new StartProblem(STILL_RUNNING);
    runTool('pg_restore', ['--clean', '--if-exists', '--no-owner', '--single-transaction', copy], url);
    await client.query(END_WHAT_WAS_ENDED);
  } finally {
    await client.end();
  }
};

await runCommand(() => restore(readConfig(environment()), process.argv[2]));
