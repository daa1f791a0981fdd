/**
 * Opens the store, which brings its schema up to date, and ends. `STEPS=n`: as a Colloquy that knows only the first
 * n steps. `DIE_BEFORE=n`: on PostgreSQL the process kills itself before it sends its n-th statement.
 */
import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { MIGRATIONS } from '#server/store/migrations.ts';

const { STEPS, DIE_BEFORE, COUNT_TO, DATA_DIR = '', DATABASE_URL } = process.env;
if (STEPS) (MIGRATIONS as unknown as unknown[]).splice(Number(STEPS));

let asked = 0;
const query = pg.Client.prototype.query;
// biome-ignore lint/suspicious/noExplicitAny: whatever it is called with is passed on
pg.Client.prototype.query = function (this: pg.Client, ...all: any[]) {
  asked += 1;
  if (asked === Number(DIE_BEFORE)) process.kill(process.pid, 'SIGKILL');
  return Reflect.apply(query, this, all);
} as typeof query;

// What the steps are is read when it is loaded.
const { openStore } = await import('#server/store/store.ts');
const store = await openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, pool: 2 });
await store.close();
if (COUNT_TO && DATABASE_URL) writeFileSync(COUNT_TO, String(asked));
