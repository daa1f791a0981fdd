/** `npm run restore -- <file>`: puts a checked copy in place; what was there is moved aside, never overwritten. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { SECRET_FILE } from '../accounts/secret.ts';
import { type Config, environment, readConfig, StartProblem } from '../config.ts';
import { openAlone } from '../store/alone.ts';
import { checkCopy } from '../store/backup.ts';
import { DATABASE_FILE } from '../store/store.ts';
import { runCommand } from './command.ts';
import { makeDurable } from './durable.ts';
import { END_WHAT_WAS_ENDED, restorePostgres, STILL_RUNNING } from './restore-postgres.ts';

const restore = async (config: Config, given: string | undefined): Promise<string> => {
  if (!given) throw new StartProblem('Which copy? npm run restore -- <file>');
  const copy = resolve(given);
  if (config.databaseUrl) {
    await restorePostgres(config.databaseUrl, config.dataDir, copy);
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
  makeDurable(arriving);
  renameSync(arriving, file);
  restoreSecret(config, copy);
  const db = new Database(file);
  db.exec(END_WHAT_WAS_ENDED);
  db.close();
  makeDurable(file);
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
  makeDurable(file);
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

await runCommand(() => restore(readConfig(environment()), process.argv[2]));
