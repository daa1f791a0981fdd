/**
 * Five hundred people in a discussion each, over the whole stack but the socket: session, limits, database,
 * built-in guide. First all of them send at the same moment, then each sends when they have read for a while.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { HttpBindings } from '@hono/node-server';
import { readConfig } from '#server/config.ts';
import { makeApp } from '#server/http/app.ts';
import { loadFiles } from '#server/http/files.ts';
import { makeWorld } from '#server/world.ts';
import { SCRIPTS } from '#tests/scripted-readers.ts';

const TALKS = 500;
const ROUNDS = 2;
/** Nobody reads a turn and writes sixty words in less. */
const PAUSE_MS = 20_000;
const LONG = Array.from(
  { length: 300 },
  (_, i) => SCRIPTS[0]?.messages.join(' ').split(' ')[i % 200] ?? 'so',
).join(' ');

const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-crowd-'));
const config = readConfig({
  DATA_DIR: dataDir,
  AI_PROVIDER: 'builtin',
  BOOK_SEARCH: 'off',
  RATE_LIMIT_FACTOR: '0',
  LOG_LEVEL: 'error',
});
const world = await makeWorld(config);
const app = makeApp(world, loadFiles('/nowhere'));

let cookie = '';
const post = async (path: string, body: unknown) => {
  const headers = { host: 'localhost', cookie, 'content-type': 'application/json' };
  const response = await app.fetch(
    new Request(`http://localhost/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    { incoming: { socket: { remoteAddress: '127.0.0.1' }, headers } } as unknown as HttpBindings,
  );
  if (response.status >= 300) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
};

const signedUp = await post('/auth/signup', {
  email: 'crowd@example.org',
  password: 'correct horse',
  firstName: 'Crowd',
  lastName: '',
});
cookie = signedUp.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ');

const script = SCRIPTS.find(({ kind }) => kind === 'book');
if (!script) throw new Error('There is no scripted talk about a book.');
const names = { bookTitle: script.title, bookAuthor: script.creator, objective: script.objective };
const ids: number[] = [];
for (let i = 0; i < TALKS; i++) {
  const opened = await post('/discussions', {
    kind: 'book',
    title: script.title,
    creator: script.creator,
    objective: script.objective,
    fresh: true,
  });
  ids.push(((await opened.json()) as { id: number }).id);
}

const timed = async (discussionId: number, userMessage: string): Promise<number> => {
  const begun = performance.now();
  await (await post('/chat', { ...names, discussionId, userMessage })).text();
  return performance.now() - begun;
};
/** Nobody says the same as the next: what is remembered of one text helps with no other. */
const messageAt = (at: number, who: number): string =>
  `${script.messages[at % script.messages.length] ?? ''} That is how it looks from chair ${who}.`;
const print = (name: string, times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  console.log(
    `${name.padEnd(58)} n ${String(times.length).padStart(5)}   p50 ${at(0.5)}   p95 ${at(0.95)}   p99 ${at(0.99)}   most ${at(1)} ms`,
  );
};

await Promise.all(ids.slice(0, 50).map((id, i) => timed(id, messageAt(0, i))));

const alone: number[] = [];
for (const id of ids.slice(0, 100)) alone.push(await timed(id, LONG));
print('one after the other, 300 words', alone);

const spread: number[] = [];
await Promise.all(
  ids.map(async (id, i) => {
    for (let round = 0; round < ROUNDS; round++) {
      const due = ((i * 0.618) % 1) * PAUSE_MS;
      await new Promise((resolve) => setTimeout(resolve, due + (round > 0 ? PAUSE_MS - due : 0)));
      spread.push(await timed(id, messageAt(round + 1, i)));
    }
  }),
);
print(`${TALKS} talks, a message each every ${PAUSE_MS / 1000} s or so`, spread);

const burst = performance.now();
const together = await Promise.all(ids.map((id, i) => timed(id, messageAt(3, i))));
print(`${TALKS} talks, all in the same instant`, together);
console.log(
  `  … which is ${(TALKS / ((performance.now() - burst) / 1000)).toFixed(0)} replies a second on one processor`,
);

await world.close();
rmSync(dataDir, { recursive: true });
