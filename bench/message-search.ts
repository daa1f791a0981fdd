/**
 * Full-text search over one person's 100,000 messages, among 100,000 of others, on both engines; against reading
 * through all of them. `npm run bench -- message-search`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openStore } from '#server/store/store.ts';
import { startPostgres } from '#tests/postgres.ts';
import { SCRIPTS } from '#tests/scripted-readers.ts';

const MESSAGES = 100_000;
const ROUNDS = 60;
const QUERIES = ['power', 'the', 'truth lan', 'memory truth power', 'zz', 'wi', 'winston language'];

const words = SCRIPTS.flatMap(({ messages }) => messages)
  .join(' ')
  .split(/\s+/);
const spoken = (nth: number) =>
  Array.from(
    { length: 30 + (nth % 40) },
    (_, at) => words[(nth * 7919 + at * (1 + (nth % 13))) % words.length],
  ).join(' ');

const fill = async (store: Awaited<ReturnType<typeof openStore>>) => {
  const now = Date.now();
  const people: number[] = [];
  for (const name of ['ann', 'bob']) {
    const person = { email: `${name}@example.org`, firstName: name, createdAt: now, updatedAt: now };
    const { id: userId } = await store.write
      .insertInto('users')
      .values(person)
      .returning('id')
      .executeTakeFirstOrThrow();
    people.push(userId);
    const { id: discussionId } = await store.write
      .insertInto('discussions')
      .values({
        userId,
        kind: 'book',
        itemId: null,
        title: '1984',
        creator: 'George Orwell',
        objective: 'x',
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let from = 0; from < MESSAGES; from += 500)
      await store.write
        .insertInto('messages')
        .values(
          Array.from({ length: 500 }, (_, at) => ({
            discussionId,
            userId,
            sender: (from + at) % 2 ? ('ai' as const) : ('user' as const),
            content: spoken(from + at),
            state: 'done',
            clientMessageId: null,
            replyTo: null,
            guide: null,
            createdAt: now,
          })),
        )
        .execute();
  }
  if (store.engine === 'postgres') await sql`analyze`.execute(store.write);
  return people[0] ?? 0;
};

const timesOf = async (run: () => Promise<unknown>, rounds: number): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    await run();
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b);
};
const at = (times: number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const postgres = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-bench-'));
try {
  for (const databaseUrl of [undefined, postgres.url]) {
    const store = await openStore({ dataDir, databaseUrl, pool: 4 });
    const userId = await fill(store);
    const through = await timesOf(
      () =>
        store.read
          .selectFrom('messages')
          .select('id')
          .where('userId', '=', userId)
          .where(sql<boolean>`lower(content) like '%power%'`)
          .orderBy('id', 'desc')
          .execute(),
      5,
    );
    console.log(`${store.engine}: reading through all of them ${at(through, 0.5).toFixed(1)} ms`);
    for (const query of QUERIES) {
      const found = await store.searchMessages(userId, query, 10);
      const times = await timesOf(() => store.searchMessages(userId, query, 10), ROUNDS);
      console.log(
        `  ${JSON.stringify(query).padEnd(22)} ${String(found.length).padStart(2)} found   p50 ${at(times, 0.5).toFixed(2)}   p99 ${at(times, 0.99).toFixed(2)} ms   ratio ${(at(through, 0.5) / at(times, 0.5)).toFixed(1)}`,
      );
    }
    await store.close();
  }
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
