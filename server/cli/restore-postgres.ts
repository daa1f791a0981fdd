/** Puts a dump in the place of what is in the database, in one transaction: all of it, or nothing is changed. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartProblem } from '../config.ts';
import { runTool } from './postgres-tool.ts';

export const STILL_RUNNING = 'The server is still running. Stop it, then restore.';

/** A session that was ended after the copy was made must not come back to life with it. */
export const END_WHAT_WAS_ENDED = 'delete from sessions; delete from verifications';

/** Whose secret it was: the next start takes the one it finds. */
export const FORGET_SECRET = `delete from settings where "key" = 'secret-fingerprint'`;

export const forgetSecretInPostgres = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(FORGET_SECRET).finally(() => client.end());
};

/** Also what the copy knows nothing of: a newer version may have been here since, and is what one comes back from. */
const TAKE_AWAY = `do $$ declare one record; begin
  for one in select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  loop execute 'drop table if exists ' || one.name || ' cascade'; end loop;
  for one in select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop execute 'drop routine if exists ' || one.name || ' cascade'; end loop;
end $$`;

export const restorePostgres = async (url: string, dataDir: string, copy: string): Promise<void> => {
  if (!existsSync(copy)) throw new StartProblem(`There is no file ${copy}.`);
  runTool('pg_restore', ['--list', copy]);
  await refuseWhileRunning(url);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const script = join(dataDir, `restore-${randomBytes(6).toString('hex')}.sql`);
  try {
    // Made by us first, so that it is for nobody else's eyes.
    writeFileSync(script, '', { mode: 0o600, flag: 'wx' });
    runTool('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, copy]);
    const inOneGo = [
      '--no-psqlrc',
      '--quiet',
      '--output=/dev/null',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
    ];
    runTool('psql', [...inOneGo, `--command=${TAKE_AWAY}`, `--file=${script}`, `--command=${END}`], url);
  } finally {
    rmSync(script, { force: true });
  }
};

/** The dump leaves no schema to look names up in. */
const END = END_WHAT_WAS_ENDED.replaceAll('from ', 'from public.');

const refuseWhileRunning = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect().catch((thrown: Error) => {
    throw new StartProblem(`DATABASE_URL: the database cannot be reached: ${thrown.message}`);
  });
  try {
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = 'colloquy'",
    );
    if (rows.length > 0) throw new StartProblem(STILL_RUNNING);
  } finally {
    await client.end();
  }
};
