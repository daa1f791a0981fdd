/** `npm run backup [-- <file>]`: a consistent, checked copy, also while the server runs. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SECRET_FILE } from '../accounts/secret.ts';
import { type Config, environment, readConfig, StartProblem } from '../config.ts';
import { copyDatabase } from '../store/backup.ts';
import { DATABASE_FILE } from '../store/store.ts';

const backUp = (config: Config, given: string | undefined): string => {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const target = resolve(
    given ?? join(config.dataDir, 'backups', `colloquy-${stamp}.${config.databaseUrl ? 'dump' : 'db'}`),
  );
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  if (config.databaseUrl) return dumpPostgres(config.databaseUrl, target);
  const { people, books } = copyDatabase(join(config.dataDir, DATABASE_FILE), target);
  const secret = join(config.dataDir, SECRET_FILE);
  if (existsSync(secret)) copyFileSync(secret, `${target}.secret`);
  return `${target}\nChecked: whole, ${people} accounts, ${books} books.`;
};

const dumpPostgres = (url: string, target: string): string => {
  if (existsSync(target)) throw new StartProblem(`${target} exists already. Nothing was written.`);
  const done = spawnSync('pg_dump', ['--format=custom', `--file=${target}`, url], { encoding: 'utf8' });
  if (done.error)
    throw new StartProblem('pg_dump is needed to back up PostgreSQL. Install the PostgreSQL client.');
  if (done.status !== 0) throw new StartProblem(`pg_dump failed: ${done.stderr.trim()}`);
  const listed = spawnSync('pg_restore', ['--list', target], { encoding: 'utf8' });
  if (listed.status !== 0) throw new StartProblem(`The copy cannot be read back: ${listed.stderr.trim()}`);
  return `${target}\nChecked: pg_restore can read it.`;
};

try {
  console.log(backUp(readConfig(environment()), process.argv[2]));
} catch (thrown) {
  if (!(thrown instanceof StartProblem)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}
