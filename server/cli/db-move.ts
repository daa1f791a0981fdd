/** `npm run db:move`: an installation on SQLite moves into the empty PostgreSQL database of DATABASE_URL. */
import { join } from 'node:path';
import { type Config, environment, readConfig, StartProblem } from '../config.ts';
import { type Moved, moveDatabase } from '../store/move/move.ts';
import { DATABASE_FILE } from '../store/store.ts';
import { runCommand } from './command.ts';

const HASH_SHOWN = 16;

const table = (moved: Moved[]): string => {
  const name = Math.max(...moved.map((one) => one.name.length));
  const rows = Math.max(...moved.map((one) => String(one.rows).length));
  return moved
    .map(
      (one) =>
        `  ${one.name.padEnd(name)}  ${String(one.rows).padStart(rows)}  ${one.hash.slice(0, HASH_SHOWN)}`,
    )
    .join('\n');
};

const moveTo = async ({ dataDir, databaseUrl }: Config): Promise<string> => {
  if (!databaseUrl)
    throw new StartProblem(
      'Where to? Set DATABASE_URL to an empty PostgreSQL database: postgres://name:password@host/database',
    );
  const file = join(dataDir, DATABASE_FILE);
  const moved = await moveDatabase(file, databaseUrl);
  return `Moved, and every row compared with where it came from (table, rows, SHA-256 of its rows):
${table(moved)}

From now on start the server with this DATABASE_URL, and with the same SESSION_SECRET or DATA_DIR.
${file} was left as it was. To go back, start without DATABASE_URL; what was
written to PostgreSQL in the meantime is not in it. Put it away once you are sure.`;
};

await runCommand(() => moveTo(readConfig(environment())));
