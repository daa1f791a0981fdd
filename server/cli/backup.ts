/**
 * `npm run backup [-- <file>] [--passphrase-file <file>]`: a consistent, checked copy, also while the server runs. The
 * secret goes along only where both are locked.
 */
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SECRET_FILE } from '../accounts/secret.ts';
import { type Config, environment, readConfig, StartProblem } from '../config.ts';
import { copyDatabase } from '../store/backup.ts';
import { DATABASE_FILE } from '../store/store.ts';
import { lockFile } from './age.ts';
import { runCommand } from './command.ts';
import { copyArguments } from './copy-arguments.ts';
import { makeDurable } from './durable.ts';
import { runTool } from './postgres-tool.ts';

const backUp = (config: Config, { file: given, passphrase }: ReturnType<typeof copyArguments>): string => {
  const { dataDir, databaseUrl } = config;
  const file = join(dataDir, DATABASE_FILE);
  if (!databaseUrl && !existsSync(file)) throw new StartProblem(`There is no database at ${file}.`);
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const target = resolve(
    given ?? join(dataDir, 'backups', `colloquy-${stamp}.${databaseUrl ? 'dump' : 'db'}`),
  );
  const copy = (to: string) => (databaseUrl ? dumpPostgres(databaseUrl, to) : copySqlite(file, to));
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  if (passphrase !== null) return locked(target, passphrase, join(dataDir, SECRET_FILE), () => copy(target));
  const checked = copy(target);
  makeDurable(target);
  return `${target}\nChecked: ${checked}`;
};

/** Both as one would have them, under names that say so; what was there unlocked for a moment goes. */
const locked = (target: string, passphrase: string, secret: string, copy: () => string): string => {
  const names = [`${target}.age`, `${target}.secret.age`] as const;
  for (const name of names)
    if (existsSync(name)) throw new StartProblem(`${name} exists already. Nothing was written.`);
  const checked = copy();
  try {
    lockFile(target, names[0], passphrase);
    makeDurable(names[0]);
    if (existsSync(secret)) {
      lockFile(secret, names[1], passphrase);
      makeDurable(names[1]);
    }
  } finally {
    rmSync(target, { force: true });
  }
  return `${names[0]}\nChecked: ${checked} Locked with the passphrase; without it nobody opens it.`;
};

const copySqlite = (file: string, target: string): string => {
  const { people, books } = copyDatabase(file, target);
  return `whole, ${people} accounts, ${books} books.`;
};

const dumpPostgres = (url: string, target: string): string => {
  if (existsSync(target)) throw new StartProblem(`${target} exists already. Nothing was written.`);
  runTool('pg_dump', ['--format=custom', `--file=${target}`], url);
  chmodSync(target, 0o600);
  runTool('pg_restore', ['--list', target]);
  return 'pg_restore can read it.';
};

await runCommand(() => backUp(readConfig(environment()), copyArguments(process.argv.slice(2))));
