/** PostgreSQL's own programs, told where the database is without its password in anybody's list of processes. */
import { spawnSync } from 'node:child_process';
import { environment, StartProblem } from '../config.ts';

type Tool = 'pg_dump' | 'pg_restore' | 'psql';

export const runTool = (tool: Tool, args: string[], databaseUrl?: string): void => {
  const env = { ...environment() };
  const where: string[] = [];
  if (databaseUrl) {
    const url = new URL(databaseUrl);
    if (url.password) env.PGPASSWORD = decodeURIComponent(url.password);
    url.password = '';
    where.push(`--dbname=${url.href}`);
  }
  const done = spawnSync(tool, [...where, ...args], { encoding: 'utf8', env });
  if (done.error)
    throw new StartProblem(`${tool} is needed and could not be run. Install the PostgreSQL client.`);
  if (done.status !== 0) throw new StartProblem(`${tool} failed, nothing was changed: ${done.stderr.trim()}`);
};
