/**
 * `backups [rounds] [sqlite|postgres]`: a copy is made while readers write as fast as they can, and put back in
 * another place. It has to be whole, hold all that was acknowledged before it began and nothing that was asked for
 * after it ended, open no session, and have an administrator.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import pg from 'pg';
import { DATABASE_FILE } from '#server/store/store.ts';
import { askAs, PASSWORD, signUp } from './trust/person.ts';
import { postgresPlace, sqlitePlace } from './trust/places.ts';
import { startServer } from './trust/server.ts';

const COMMANDS = fileURLToPath(new URL('../server/cli/', import.meta.url));
const WRITERS = 4;
const START_EVERY = 10;

const [count = '20', engine = 'sqlite'] = process.argv.slice(2);
const rounds = Number(count);
const place = await (engine === 'postgres' ? postgresPlace() : sqlitePlace());
const server = await startServer(place.env);
const people = [];
for (let n = 0; n < WRITERS; n++) people.push(await signUp(server.url));

const acknowledged: string[] = [];
let asked = 0;
let isOver = false;
const writing = people.map(async (person) => {
  while (!isOver) {
    asked += 1;
    const title = `Book ${asked}`;
    const answer = await person.ask('POST', '/api/books', { title, author: 'Anon', notes: 'n'.repeat(500) });
    if (answer?.status === 201) acknowledged.push(title);
  }
});

const command = (name: string, env: Record<string, string>, file: string): string =>
  execFileSync(process.execPath, [join(COMMANDS, `${name}.ts`), file], {
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  });

type Found = { titles: string[]; sessions: number; administrators: number; whole: string };

const lookAt = async (env: Record<string, string>): Promise<Found> => {
  const ask = {
    titles: 'select title from books order by id',
    sessions: 'select count(*) as n from sessions',
    administrators: 'select count(*) as n from users where "isAdmin" = 1 and "suspendedAt" is null',
  };
  if (env.DATABASE_URL) {
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    const rows = async (text: string) => (await client.query(text)).rows;
    const found = {
      titles: (await rows(ask.titles)).map(({ title }) => title),
      sessions: Number((await rows(ask.sessions))[0].n),
      administrators: Number((await rows(ask.administrators))[0].n),
      whole: 'ok',
    };
    await client.end();
    return found;
  }
  const db = new Database(join(env.DATA_DIR ?? '', DATABASE_FILE), { readonly: true });
  const loose = (db.pragma('foreign_key_check') as unknown[]).length;
  const found = {
    titles: db.prepare(ask.titles).pluck().all() as string[],
    sessions: Number(db.prepare(ask.sessions).pluck().get()),
    administrators: Number(db.prepare(ask.administrators).pluck().get()),
    whole:
      loose > 0 ? `${loose} rows point to nothing` : String(db.pragma('integrity_check', { simple: true })),
  };
  db.close();
  return found;
};

/** Where a copy is put back. */
const emptyPlace = async (n: number): Promise<{ env: Record<string, string>; drop: () => Promise<void> }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-back-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine !== 'postgres') return { env: { DATA_DIR: dataDir }, drop: async () => remove() };
  const url = new URL(place.database);
  const run = async (text: string) => {
    const client = new pg.Client({ connectionString: place.database });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await run(`create database back${n} template template0`);
  url.pathname = `/back${n}`;
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    drop: async () => {
      remove();
      await run(`drop database back${n} with (force)`);
    },
  };
};

const wrong: string[] = [];
let held = 0;
for (let n = 0; n < rounds; n++) {
  while (acknowledged.length < (n + 1) * 50) await new Promise((resolve) => setTimeout(resolve, 5));
  const before = acknowledged.length;
  const copy = join(place.folder, `copy-${n}`);
  command('backup', place.env, copy);
  const after = asked;
  const back = await emptyPlace(n);
  command('restore', back.env, copy);
  const { titles, sessions, administrators, whole } = await lookAt(back.env);
  const say = (words: string) => wrong.push(`copy ${n + 1}: ${words}`);
  const there = new Set(titles);
  const lost = acknowledged.slice(0, before).filter((title) => !there.has(title));
  if (lost.length > 0) say(`lost ${lost.length} of ${before}`);
  if (there.size !== titles.length) say('something is there twice');
  const early = titles.filter((title) => Number(title.slice(5)) > after);
  if (early.length > 0) say(`holds ${early.length} that were asked for later`);
  if (whole !== 'ok') say(whole);
  if (sessions !== 0) say(`${sessions} sessions came back to life`);
  if (administrators < 1) say('nobody administers it');
  held += titles.length;
  if (n % START_EVERY === 0) {
    const again = await startServer(back.env);
    const login = { email: people[0]?.email, password: PASSWORD };
    if ((await askAs(again.url, '', 'POST', '/api/auth/login', login))?.status !== 200)
      say('nobody can log in');
    await again.end('SIGTERM');
  }
  await back.drop();
  for (const file of readdirSync(place.folder).filter((name) => name.startsWith(`copy-${n}`)))
    rmSync(join(place.folder, file));
}
isOver = true;
await Promise.all(writing);
await server.end('SIGTERM');
await place.drop();
for (const words of wrong.slice(0, 10)) console.log(words);
console.log(
  `${engine}: ${rounds} copies made under ${WRITERS} writers and put back, ${held} books in them together, ${acknowledged.length} written meanwhile, ${wrong.length} wrong`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
