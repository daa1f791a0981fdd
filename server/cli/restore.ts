/** `npm run restore -- <file> [--passphrase-file <file>]`: puts a checked copy in place; what was there is moved aside, never overwritten. */
import { randomBytes } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { SECRET_FILE } from '../accounts/secret.ts';
import { type Config, environment, readConfig, StartProblem } from '../config.ts';
import { openAlone } from '../store/alone.ts';
import { checkCopy } from '../store/backup.ts';
import { DATABASE_FILE } from '../store/store.ts';
import { isLocked, unlockFile, WrongPassphrase } from './age.ts';
import { runCommand } from './command.ts';
import { copyArguments } from './copy-arguments.ts';
import { makeDurable } from './durable.ts';
import {
  END_WHAT_WAS_ENDED,
  FORGET_SECRET,
  forgetSecretInPostgres,
  restorePostgres,
  STILL_RUNNING,
} from './restore-postgres.ts';

type Given = ReturnType<typeof copyArguments>;

const restore = async (config: Config, { file, passphrase }: Given): Promise<string> => {
  if (!file) throw new StartProblem('Which copy? npm run restore -- <file>');
  const given = resolve(file);
  if (!existsSync(given)) throw new StartProblem(`There is no file ${given}.`);
  if (!isLocked(given)) return restoreFrom(config, given, given, `${given}.secret`);
  if (passphrase === null)
    throw new StartProblem('This copy is locked: npm run restore -- <file> --passphrase-file <file>');
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const opened = join(config.dataDir, `restoring-${randomBytes(6).toString('hex')}`);
  const secret = given.replace(/\.age$/, '.secret.age');
  try {
    unlock(given, opened, passphrase);
    if (existsSync(secret)) unlock(secret, `${opened}.secret`, passphrase);
    return await restoreFrom(config, given, opened, `${opened}.secret`);
  } finally {
    for (const one of [opened, `${opened}.secret`]) rmSync(one, { force: true });
  }
};

const unlock = (from: string, to: string, passphrase: string): void => {
  try {
    unlockFile(from, to, passphrase);
  } catch (thrown) {
    if (thrown instanceof WrongPassphrase) throw new StartProblem(`This is not the passphrase of ${from}.`);
    throw new StartProblem(`${from} is damaged. Nothing was restored.`);
  }
};

const restoreFrom = async (config: Config, given: string, copy: string, secret: string): Promise<string> => {
  if (config.databaseUrl) {
    await restorePostgres(config.databaseUrl, config.dataDir, copy);
    const links = restoreSecret(config, secret);
    if (links) await forgetSecretInPostgres(config.databaseUrl);
    return `Restored ${given}. Everyone has to log in again.${links}`;
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
  const links = restoreSecret(config, secret);
  const db = new Database(file);
  db.exec(END_WHAT_WAS_ENDED);
  if (links) db.exec(FORGET_SECRET);
  db.close();
  makeDurable(file);
  const before = aside ? `\nThe database that was there is kept as ${aside}.` : '';
  return `Restored ${given}: ${people} accounts, ${books} books. Everyone has to log in again.${links}${before}`;
};

const NEW_LINKS =
  '\nThe copy came without its secret: where the one here is another, shared links get new addresses.';

/** A copy that is not locked comes without it: then what is here is the secret from now on. Says what that means. */
const restoreSecret = (config: Config, secret: string): string => {
  if (config.sessionSecret) return '';
  if (!existsSync(secret)) return NEW_LINKS;
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const file = join(config.dataDir, SECRET_FILE);
  copyFileSync(secret, file);
  chmodSync(file, 0o600);
  makeDurable(file);
  return '';
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

await runCommand(() => restore(readConfig(environment()), copyArguments(process.argv.slice(2))));
