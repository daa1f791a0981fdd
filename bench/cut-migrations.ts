/**
 * `cut-migrations <sqlite|postgres> [every]`: a start that brings the schema up to date dies at each of its writes
 * (SQLite: also in the middle of one) or before each of its statements (PostgreSQL), on an empty database and on one
 * of an older version with things in it. The next start has to make it what a start that was let be makes it, with
 * all that was there. `every` leaves some out.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { openStore } from '#server/store/store.ts';
import { startPostgres } from '../tests/postgres.ts';
import { buildLibrary } from './trust/library.ts';

const BRING_UP = fileURLToPath(new URL('trust/bring-up.ts', import.meta.url));
/** The first version with accounts, books, talks and messages. */
const OLDER = 2;
const PEOPLE = 30;

const [engine = 'sqlite', step = '1'] = process.argv.slice(2);
const every = Number(step);
const folder = mkdtempSync(join(tmpdir(), 'colloquy-cut-'));
const library = engine === 'sqlite' ? buildLibrary('failing', folder) : '';
const postgres = engine === 'postgres' ? await startPostgres() : null;

type Place = { dataDir: string; databaseUrl: string | undefined };
let made = 0;

const admin = async (text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: postgres?.url });
  await client.connect();
  await client.query(text);
  await client.end();
};

/** A place of its own, empty or with a copy of what is elsewhere. */
const placeFrom = async (source: Place | null): Promise<Place> => {
  made += 1;
  const dataDir = join(folder, `p${made}`);
  if (source && !postgres) cpSync(source.dataDir, dataDir, { recursive: true });
  else mkdirSync(dataDir);
  if (!postgres) return { dataDir, databaseUrl: undefined };
  const from = source ? new URL(source.databaseUrl ?? '').pathname.slice(1) : 'template0';
  await admin(`create database p${made} template ${from}`);
  const url = new URL(postgres.url);
  url.pathname = `/p${made}`;
  return { dataDir, databaseUrl: url.href };
};

const drop = async ({ dataDir, databaseUrl }: Place): Promise<void> => {
  rmSync(dataDir, { recursive: true, force: true });
  if (databaseUrl) await admin(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
};

const bringUp = ({ dataDir, databaseUrl }: Place, env: Record<string, string>) =>
  spawnSync(process.execPath, [BRING_UP], {
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...(library ? { LD_PRELOAD: library } : {}),
      ...env,
    },
    encoding: 'utf8',
  });

const fill = async (db: Kysely<unknown>): Promise<void> => {
  for (let n = 1; n <= PEOPLE; n++) {
    await sql`insert into users (id, email, "firstName", "createdAt", "updatedAt") values (${n}, ${`p${n}@example.org`}, ${`Person ${n}`}, 1, 1)`.execute(
      db,
    );
    await sql`insert into books (id, "userId", title, author, notes, "createdAt", "updatedAt") values (${n}, ${n}, ${`Book ${n}`}, 'Anon', 'notes', 1, 1)`.execute(
      db,
    );
    await sql`insert into discussions (id, "userId", kind, title, creator, objective, "createdAt") values (${n}, ${n}, 'book', ${`Book ${n}`}, 'Anon', 'General', 1)`.execute(
      db,
    );
    await sql`insert into messages (id, "discussionId", "userId", sender, content, state, "createdAt") values (${n}, ${n}, ${n}, 'user', ${`Said ${n}`}, 'done', 1)`.execute(
      db,
    );
  }
};

/** Every table with its columns, every index and trigger, and what people have there. */
const picture = async (place: Place): Promise<string> => {
  const store = await openStore({ ...place, pool: 2 });
  const tables = (await store.read.introspection.getTables())
    .map(
      ({ name, columns }) =>
        `${name}: ${columns.map((c) => `${c.name} ${c.dataType} ${c.isNullable}`).sort()}`,
    )
    .sort();
  const others = postgres
    ? sql<{
        name: string;
      }>`select indexdef as name from pg_indexes where schemaname = 'public' union all select tgname || ' ' || tgrelid::regclass from pg_trigger where not tgisinternal order by 1`
    : sql<{
        name: string;
      }>`select name || ' ' || coalesce(sql, '') as name from sqlite_master where type in ('index', 'trigger') order by 1`;
  const named = (await others.execute(store.read)).rows.map(({ name }) => name);
  const kept = [];
  for (const table of ['users', 'books', 'discussions', 'messages'] as const)
    kept.push(JSON.stringify(await store.read.selectFrom(table).selectAll().orderBy('id').execute()));
  const whole = postgres ? 'ok' : (await sql<object>`pragma integrity_check`.execute(store.read)).rows;
  await store.close();
  return [...tables, ...named, ...kept, JSON.stringify(whole)].join('\n');
};

const COUNTED = join(folder, 'count');
let rounds = 0;
const wrong: string[] = [];

const cutEverywhere = async (what: string, source: Place | null): Promise<void> => {
  const letBe = await placeFrom(source);
  const counting = bringUp(letBe, { COUNT_TO: COUNTED });
  if (counting.status !== 0) throw new Error(counting.stderr);
  const writes = Number(readFileSync(COUNTED, 'utf8'));
  const expected = await picture(letBe);
  await drop(letBe);
  for (let n = 1; n <= writes; n += every)
    for (const torn of postgres ? [false] : [false, true]) {
      const place = await placeFrom(source);
      const died = bringUp(place, {
        [postgres ? 'DIE_BEFORE' : 'DIE_AT']: String(n),
        ...(torn ? { DIE_TORN: '1' } : {}),
      });
      if (died.signal !== 'SIGKILL') wrong.push(`${what}, ${n}: it did not die (${died.status})`);
      const found = await picture(place).catch((thrown: Error) => thrown.message);
      if (found !== expected) wrong.push(`${what}, ${n}${torn ? ' torn' : ''}: ${found.slice(0, 300)}`);
      await drop(place);
      rounds += 1;
    }
  console.log(
    `${engine}, ${what}: ${writes} ${postgres ? 'statements' : 'writes'}, ${wrong.length} wrong so far`,
  );
};

await cutEverywhere('from nothing', null);
const older = await placeFrom(null);
const begun = bringUp(older, { STEPS: String(OLDER) });
if (begun.status !== 0) throw new Error(begun.stderr);
if (postgres) {
  const { openPostgres } = await import('#server/store/postgres.ts');
  const opened = openPostgres(older.databaseUrl ?? '', 1);
  await fill(opened.write as unknown as Kysely<unknown>);
  await opened.write.destroy();
} else {
  const { openSqlite } = await import('#server/store/sqlite.ts');
  const opened = openSqlite(join(older.dataDir, 'colloquy.db'));
  await fill(opened.write as unknown as Kysely<unknown>);
  await opened.read.destroy();
  await opened.write.destroy();
  opened.letGo();
}
await cutEverywhere(`from version ${OLDER} with ${PEOPLE} accounts`, older);
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
for (const words of wrong.slice(0, 10)) console.log(words);
console.log(`${rounds} starts cut off and made up for, ${wrong.length} wrong`);
process.exitCode = wrong.length > 0 ? 1 : 0;
