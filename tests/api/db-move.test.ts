/** `npm run db:move`: what is asked of PostgreSQL afterwards is answered as SQLite answered it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { latestVersion } from '#server/store/migrate.ts';
import { DATABASE_FILE } from '#server/store/store.ts';
import { emptyDatabase } from '../databases.ts';
import { command, refusal } from '../operator.ts';
import { asExport, randomAccount } from '../random-account.ts';
import { type Browser, testWorld } from '../world.ts';
import { SAMPLES } from './samples.ts';

const onPostgres = inject('postgresUrl') !== undefined;

/** An empty PostgreSQL, and a folder in which an SQLite file may be. */
const newHouse = async () => {
  const place = await emptyDatabase();
  onTestFinished(place.drop);
  return { to: place, from: { ...place, databaseUrl: undefined }, file: join(place.dataDir, DATABASE_FILE) };
};
type House = Awaited<ReturnType<typeof newHouse>>;

/** An SQLite file with one person and a book of theirs, after a server was there. */
const furnished = async () => {
  const house = await newHouse();
  const made = await testWorld({}, { at: house.from });
  const ann = await made.person('ann');
  await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
  await made.close();
  return house;
};

const onFile = (file: string, sql: string): void => {
  const db = new Database(file);
  db.exec(sql);
  db.close();
};

const tablesThere = async ({ to }: House): Promise<number> => {
  const client = new pg.Client({ connectionString: to.databaseUrl });
  await client.connect();
  const { rows } = await client.query("select count(*) from pg_tables where schemaname = 'public'");
  await client.end();
  return Number(rows[0].count);
};

const seen = async (who: Browser) => {
  const answers = [
    await who.call('exportEverything'),
    await who.call('readInsights'),
    await who.call('listSessions'),
    await who.call('listShares'),
    await who.call('searchMessages', { query: { q: 'knightley' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  return answers.map(({ body }) => body);
};

describe.skipIf(!onPostgres)('moving from SQLite to PostgreSQL', () => {
  it('brings everyone everything, still signed in, and no id of something deleted comes back', async () => {
    const house = await newHouse();
    const before = await testWorld({ RATE_LIMIT_FACTOR: '0' }, { at: house.from });
    const [ann, bob] = [await before.person('ann'), await before.person('bob')];
    const accounts = fc.sample(randomAccount, { seed: 7, numRuns: 6 });
    for (const [index, account] of accounts.entries()) {
      const content = asExport(account);
      const into = index % 2 === 0 ? ann : bob;
      expect((await into.call('importFile', { body: { content, commit: true } })).status).toBe(200);
    }
    const book = (await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } })).body;
    const named = { bookTitle: 'Emma', bookAuthor: 'Jane Austen' };
    const about = { kind: 'book', itemId: book.id, title: 'Emma', creator: 'Jane Austen' };
    const { id: discussionId } = (await ann.call('openDiscussion', { body: about })).body;
    const userMessage = 'Knightley says it plainly because he is fond of Emma, and I think she knows that.';
    await ann.call('chatAboutBook', { body: { ...named, discussionId, userMessage } });
    await ann.call('shareDiscussion', { params: { id: discussionId }, body: {} });
    await ann.call('putPicture', await SAMPLES.putPicture(ann, before));
    await ann.call('makeAdmin', { params: { id: bob.user.id } });
    const gone = (await ann.call('addBook', { body: { title: 'Thrown away', author: 'x' } })).body;
    await ann.call('deleteBook', { params: { id: gone.id } });
    before.clock.now += 11 * 60_000;
    await before.world.sweep();
    const had = [await seen(ann), await seen(bob)];
    const log = (await ann.call('adminLog')).body;
    await before.close();
    const bytes = readFileSync(house.file);

    const moved = await command(house.to, 'db-move');
    expect(moved.complained).toBe('');
    expect(moved.said).toMatch(/\n {2}users +2 {2}[0-9a-f]{16}\n/);
    expect(readFileSync(house.file).equals(bytes)).toBe(true);

    const after = await testWorld({ RATE_LIMIT_FACTOR: '0' }, { at: house.to });
    after.clock.now = before.clock.now;
    const there = [after.visitor(), after.visitor()] as const;
    for (const [index, who] of [ann, bob].entries())
      for (const [name, value] of who.jar) there[index]?.jar.set(name, value);
    expect([await seen(there[0]), await seen(there[1])]).toEqual(had);
    expect((await there[0].call('adminLog')).body).toEqual(log);
    const next = (await there[0].call('addBook', { body: { title: 'New', author: 'x' } })).body;
    expect(next.id).toBe(gone.id + 1);
    // What follows changes follows them here too.
    await there[0].call('chatAboutBook', { body: { ...named, discussionId, userMessage } });
    expect(
      (await there[0].call('searchMessages', { query: { q: 'knightley' } })).body.length,
    ).toBeGreaterThan(had[0]?.[4].length);
  });

  it('refuses while a server still runs here', async () => {
    const house = await furnished();
    const here = await testWorld({}, { at: house.from });
    expect(refusal(await command(house.to, 'db-move'))).toContain('server is still running');
    await here.close();
    expect(await tablesThere(house)).toBe(0);
  });

  it('refuses while a server runs there', async () => {
    const house = await furnished();
    await testWorld({}, { at: house.to });
    expect(refusal(await command(house.to, 'db-move'))).toContain('A server is running on the database');
  });

  it('refuses where something is already', async () => {
    const house = await furnished();
    await (await testWorld({}, { at: house.to })).close();
    expect(refusal(await command(house.to, 'db-move'))).toContain('is not empty');
  });

  it('says where to name the place to go to, and that there is nothing to move', async () => {
    const house = await newHouse();
    expect(refusal(await command(house.from, 'db-move'))).toContain('DATABASE_URL');
    expect(refusal(await command(house.to, 'db-move'))).toContain('There is no database at');
  });

  it('says which database cannot be reached, without its password', async () => {
    const house = await furnished();
    const url = new URL(house.to.databaseUrl ?? '');
    url.pathname = '/nowhere';
    url.password = 'hidden';
    const complaint = refusal(await command({ ...house.to, databaseUrl: url.href }, 'db-move'));
    expect(complaint).toContain('cannot be used');
    expect(complaint).not.toContain('hidden');
  });

  it.each([
    [
      'an older schema',
      `delete from schema_version where version = ${latestVersion}`,
      'brings the file forward',
    ],
    ['a newer schema', "insert into schema_version values (9999, 'later')", 'schema version 9999'],
    ['a row that points to nothing', 'pragma foreign_keys = off; update books set userId = 999', 'point to'],
    [
      'a text PostgreSQL cannot keep',
      "update books set title = 'a' || char(0)",
      'cannot keep a row of books',
    ],
    [
      'a figure PostgreSQL would round',
      'update books set rating = 0.123456789',
      'Row 1 of books did not arrive',
    ],
    ['a table nobody knows', 'create table shelves (name text primary key)', 'The table shelves'],
  ])('leaves the target as empty as it was when there is %s', async (_what, sql, words) => {
    const house = await furnished();
    onFile(house.file, sql);
    expect(refusal(await command(house.to, 'db-move'))).toContain(words);
    expect(await tablesThere(house)).toBe(0);
  });
});
