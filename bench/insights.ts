/**
 * Insights of a person with 100,000 messages and 10,000 books: asked for again when nothing changed, after one more
 * reflection, after a day's worth in 40 talks, and with all sums taken anew. On SQLite, and on PostgreSQL where there is one.
 * `npm run bench -- insights`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readInsights } from '#server/insights/read-insights.ts';
import { keepAnswers } from '#server/kept.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { putRows } from '#server/store/whole-lists.ts';
import { findBinaries, startPostgres } from '../tests/postgres.ts';

const BOOKS = Number(process.env.BOOKS ?? 10_000);
const MESSAGES = Number(process.env.MESSAGES ?? 100_000);
const ROUNDS = 15;
const YEARS_MS = 5 * 365 * 86_400_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');

const OBJECTIVES = [
  'General Discussion',
  'Recall Key Facts',
  'Critical Thinking',
  'Perspective & Empathy',
  'Application',
  'Knowledge Synthesis',
];
const RATINGS = ['excellent', 'good', 'fair', 'needs_improvement'];

/** The same figures at each run. */
let seed = 1;
const chance = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};

const verdict = (): string =>
  JSON.stringify({
    rating: RATINGS[chance(RATINGS.length)],
    comment:
      'You name the scene and what it does to the reader. Next, say what would have to be different for it to fail.',
    criteria: [{ criterion: 'anchor', span: { start: 0, end: 40, text: 'x'.repeat(40) } }],
    missing: 'second_move',
  });

const fill = async ({ write, engine }: Store): Promise<number> => {
  const { id: userId } = await write
    .insertInto('users')
    .values({ email: 'bench@example.org', firstName: 'Bench', createdAt: NOW, updatedAt: NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  const books = Array.from({ length: BOOKS }, (_, at) => ({
    id: at + 1,
    userId,
    title: `A book with a title of the usual length, volume ${at}`,
    author: `Author Number ${at % 700}`,
    createdAt: NOW,
    updatedAt: NOW,
  }));
  const own = { id: 'bigint', userId: 'bigint', createdAt: 'bigint' } as const;
  await putRows(
    write,
    engine,
    'books',
    { ...own, title: 'text', author: 'text', updatedAt: 'bigint' } as never,
    ['id'],
    books as never,
  );
  const talks = Array.from({ length: BOOKS }, (_, at) => ({
    id: at + 1,
    userId,
    kind: 'book',
    itemId: at + 1,
    title: 'A book',
    creator: 'Its author',
    objective: OBJECTIVES[at % OBJECTIVES.length],
    createdAt: NOW,
  }));
  const texts = { kind: 'text', title: 'text', creator: 'text', objective: 'text' } as const;
  await putRows(
    write,
    engine,
    'discussions',
    { ...own, ...texts, itemId: 'bigint' } as never,
    ['id'],
    talks as never,
  );
  const messages = Array.from({ length: MESSAGES }, (_, at) => {
    const turn = Math.floor(at / 2);
    const isReply = at % 2 > 0;
    return {
      id: at + 1,
      userId,
      discussionId: (turn % BOOKS) + 1,
      sender: isReply ? 'ai' : 'user',
      content: 'What was said, of the length that people say things in, give or take a few words.',
      state: 'done',
      replyTo: isReply ? at : null,
      verdict: isReply ? verdict() : null,
      createdAt:
        NOW - YEARS_MS + Math.floor((turn / (MESSAGES / 2)) * YEARS_MS) + (isReply ? 0 : chance(60_000)),
    };
  });
  const columns = {
    ...own,
    discussionId: 'bigint',
    sender: 'text',
    content: 'text',
    state: 'text',
    replyTo: 'bigint',
    verdict: 'text',
  };
  for (let from = 0; from < messages.length; from += 20_000)
    await putRows(
      write,
      engine,
      'messages',
      columns as never,
      ['id'],
      messages.slice(from, from + 20_000) as never,
    );
  if (engine === 'postgres') {
    for (const table of ['books', 'discussions', 'messages'])
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
        write,
      );
    await sql`analyze`.execute(write);
  }
  return userId;
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const measure = async (store: Store): Promise<void> => {
  const userId = await fill(store);
  let version = 0;
  type Asked = { ms: number; cpu: number; size: number };
  const ask = async (): Promise<Asked> => {
    version += 1;
    const person = { kind: 'person', userId, sessionId: 1, isAdmin: false, version } as const;
    // Nothing kept: each answer is put together and written out.
    const world = { store, now: () => NOW, kept: keepAnswers() };
    const used = process.cpuUsage();
    const began = performance.now();
    const answer = await readInsights({ world, person, query: {} } as never);
    const ms = performance.now() - began;
    const { user, system } = process.cpuUsage(used);
    return { ms, cpu: (user + system) / 1000, size: (answer as { text: string }).text.length };
  };
  const say = async (discussionId: number): Promise<void> => {
    const row = { discussionId, userId, state: 'done', createdAt: NOW, guide: null, clientMessageId: null };
    const asked = await store.write
      .insertInto('messages')
      .values({ ...row, sender: 'user', content: 'said', replyTo: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answered = { ...row, sender: 'ai' as const, content: '', replyTo: asked.id, verdict: verdict() };
    await store.write.insertInto('messages').values(answered).execute();
  };
  const rounds = async (before: () => Promise<unknown>, times = ROUNDS): Promise<Asked[]> => {
    const all: Asked[] = [];
    for (let round = 0; round < times; round++) {
      await before();
      all.push(await ask());
    }
    return all;
  };

  const { size } = await ask();
  const forget = () => store.write.updateTable('insightStates').set({ version: 0 }).execute();
  const anew = await rounds(forget, 5);
  const unchanged = await rounds(async () => {});
  const one = await rounds(() => say(1 + chance(BOOKS)));
  const many = await rounds(async () => {
    for (let talk = 0; talk < 40; talk++) await say(1 + chance(BOOKS));
  });
  const ms = (all: Asked[]) => median(all.map((one) => one.ms));
  const line = (what: string, all: Asked[]) => {
    const least = Math.min(...all.map((one) => one.ms)).toFixed(0);
    const cpu = median(all.map((one) => one.cpu)).toFixed(0);
    const ratio = (ms(anew) / ms(all)).toFixed(1);
    console.log(
      `${store.engine}, ${what}: median ${ms(all).toFixed(0)} ms, least ${least} ms, processor ${cpu} ms; ${ratio} times faster than anew`,
    );
  };
  console.log(
    `${store.engine}: ${MESSAGES} messages, ${BOOKS} books, an answer of ${(size / 1e6).toFixed(1)} MB`,
  );
  line('nothing changed', unchanged);
  line('one reflection more', one);
  line('40 reflections more in 40 talks', many);
  line('all sums taken anew', anew);
};

const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-bench-'));
const onFile = await openStore({ dataDir, databaseUrl: undefined, pool: 1 });
await measure(onFile);
await onFile.close();
rmSync(dataDir, { recursive: true, force: true });

if (findBinaries()) {
  const server = await startPostgres();
  const store = await openStore({ dataDir, databaseUrl: server.url, pool: 4 });
  await measure(store);
  await store.close();
  await server.stop();
}
