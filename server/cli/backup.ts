/** `npm run backup [-- <file>]`: a consistent, checked copy, also while the server runs. */
import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SECRET_FILE } from '../accounts/secret.ts';
import { type Config, environment, readConfig, StartProblem } from '../config.ts';
import { copyDatabase } from '../store/backup.ts';
import { DATABASE_FILE } from '../store/store.ts';
import { runCommand } from './command.ts';
import { makeDurable } from './durable.ts';
import { runTool } from './postgres-tool.ts';

const backUp = (config: Config, given: string | undefined): string => {
  const { dataDir, databaseUrl } = config;
  const file = join(dataDir, DATABASE_FILE);
  if (!databaseUrl && !existsSync(file)) throw new StartProblem(`There is no database at ${file}.`);
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const target = resolve(
    given ?? join(dataDir, 'backups', `colloquy-${stamp}.${databaseUrl ? 'dump' : 'db'}`),
  );
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const checked = databaseUrl ? dumpPostgres(databaseUrl, target) : copySqlite(file, target);
  const secret = join(dataDir, SECRET_FILE);
  if (existsSync(secret)) {
    copyFileSync(secret, `${target}.secret`);
    makeDurable(`${target}.secret`);
  }
  makeDurable(target);
  return `${target}\nChecked: ${checked}`;
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

await runCommand(() => backUp(readConfig(environment()), process.argv[2]));
