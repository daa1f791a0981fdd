/**
 * What the store costs over the bare database: the same statements, prepared, on the same file with the same
 * settings, in turns. `npm run bench -- store`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { grant } from '#server/policies/permit.ts';
import { DATABASE_FILE, openStore } from '#server/store/store.ts';
import { ownBook } from '../tests/own-book.ts';

const ROUNDS = 15;
const WRITES = 200;
const READS = 4000;

const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-bench-'));
const store = await openStore({ dataDir, databaseUrl: undefined, pool: 1 });
const now = Date.now();
const person = { email: 'bench@example.org', firstName: 'Bench', createdAt: now, updatedAt: now };
const { id: userId } = await store.write
  .insertInto('users')
  .values(person)
  .returning('id')
  .executeTakeFirstOrThrow();
const token = 'a'.repeat(32);
await store.write
  .insertInto('sessions')
  .values({ userId, token, expiresAt: now * 2, createdAt: now, updatedAt: now })
  .execute();

const bare = new Database(join(dataDir, DATABASE_FILE));
bare.pragma('journal_mode = WAL');
bare.pragma('synchronous = FULL');
bare.pragma('foreign_keys = ON');
const book = ownBook({ title: 'A book with a title of the usual length', author: 'An Author' });
const insert = bare.prepare(
  `insert into "books" ("userId", "title", "author", "isbn", "coverUrl", "notes", "rating", "status", "dateRead", "createdAt", "updatedAt")
   values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning *`,
);
const session = bare.prepare(
  `select "id", "userId", (select "isAdmin" from "users" where "users"."id" = "sessions"."userId"),
   (select "version" from "users" where "users"."id" = "sessions"."userId")
   from "sessions" where "token" = ? and "expiresAt" > ? and "updatedAt" > ?`,
);

const owner = grant<'collection'>(userId);
const work = {
  write: {
    times: WRITES,
    ours: () => store.books.add(owner, book, now),
    bare: () => insert.all(userId, book.title, book.author, null, null, null, null, null, null, now, now),
    goal: 1.5,
  },
  read: {
    times: READS,
    ours: () => store.findSession(token, now, 0),
    bare: () => session.all(token, now, 0),
    goal: 2,
  },
};

const spent = async (times: number, one: () => unknown): Promise<number> => {
  const began = performance.now();
  for (let i = 0; i < times; i++) await one();
  return ((performance.now() - began) * 1000) / times;
};
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

for (const [name, { times, ours, bare: plain, goal }] of Object.entries(work)) {
  await spent(times, ours);
  await spent(times, plain);
  const rounds: Record<'ours' | 'bare', number>[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ bare: await spent(times, plain), ours: await spent(times, ours) });
  const ratio = median(rounds.map((r) => r.ours / r.bare));
  const micros = (which: 'ours' | 'bare') => median(rounds.map((r) => r[which])).toFixed(1);
  console.log(
    `${name}: ours ${micros('ours')} µs, bare ${micros('bare')} µs, ratio ${ratio.toFixed(2)} (goal at most ${goal})`,
  );
}
bare.close();
await store.close();
rmSync(dataDir, { recursive: true, force: true });
