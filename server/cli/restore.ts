/** `npm run restore -- <file>`: puts a checked copy in place; what was there is moved aside, never overwritten. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { SECRET_FILE } from '../accounts/secret.ts';
import { type Config, environment, readConfig, StartProblem } from '../config.ts';
import { checkCopy } from '../store/backup.ts';
import { DATABASE_FILE } from '../store/store.ts';

const restore = (config: Config, given: string | undefined): string => {
  if (!given) throw new StartProblem('Which copy? npm run restore -- <file>');
  const copy = resolve(given);
  if (config.databaseUrl) return restorePostgres(config.databaseUrl, copy);
  const { people, books } = checkCopy(copy);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const file = join(config.dataDir, DATABASE_FILE);
  const aside = setAside(file);
  const arriving = `${file}.arriving`;
  copyFileSync(copy, arriving);
  checkCopy(arriving);
  renameSync(arriving, file);
  const secret = `${copy}.secret`;
  if (existsSync(secret) && !config.sessionSecret) copyFileSync(secret, join(config.dataDir, SECRET_FILE));
  endWhatWasEnded(file);
  const before = aside ? `\nThe database that was there is kept as ${aside}.` : '';
  return `Restored ${copy}: ${people} accounts, ${books} books. Everyone signs in again.${before}`;
};

/** A session that was ended after the copy was made must not come back to life with it. */
const endWhatWasEnded = (file: string): void => {
  const db = new Database(file);
  db.exec('delete from sessions; delete from verifications');
  db.close();
};

const setAside = (file: string): string | null => {
  if (!existsSync(file)) return null;
  const db = new Database(file, { timeout: 0 });
  try {
    // Only possible when nobody else has the file open; brings the write-ahead log home too.
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('begin exclusive; commit');
    db.pragma('journal_mode = DELETE');
  } catch {
    throw new StartProblem('The server is still running. Stop it, then restore.');
  } finally {
    db.close();
  }
  const aside = `${file}.before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(file, aside);
  return aside;
};

const restorePostgres = (url: string, copy: string): string => {
  if (!existsSync(copy)) throw new StartProblem(`There is no file ${copy}.`);
  const args = ['--clean', '--if-exists', '--no-owner', '--single-transaction', `--dbname=${url}`, copy];
  const done = spawnSync('pg_restore', args, { encoding: 'utf8' });
  if (done.error) throw new StartProblem('pg_restore is needed. Install the PostgreSQL client.');
  if (done.status !== 0)
    throw new StartProblem(`pg_restore failed, nothing was changed: ${done.stderr.trim()}`);
  return `Restored ${copy}.`;
};

try {
  console.log(restore(readConfig(environment()), process.argv[2]));
} catch (thrown) {
  if (!(thrown instanceof StartProblem)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}
