/**
 * What one server does under load, with the built-in guide on SQLite: an hour of a thousand readers in a few
 * minutes, and whether its memory stays flat; then far more than it can do, and whether it refuses in time what
 * it cannot, serves the rest, and is well again afterwards. `load [seconds of the hour] [readers]`
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type Person, signUp } from './trust/person.ts';
import { act, openTalk, type Reader } from './trust/readers.ts';
import { startServer } from './trust/server.ts';

const [seconds = '120', count = '1000'] = process.argv.slice(2);
const ACCOUNTS = 50;
/** A reader does something twice a minute. */
const REQUESTS = Number(count) * 2 * 60;
const CROWDS = [50, 500, 2000];
const CROWD_SECONDS = 10;

const folder = mkdtempSync(join(tmpdir(), 'colloquy-load-'));
const server = await startServer({ DATA_DIR: folder });
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const share = (times: number[], part: number): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)} ms`;
};

const people: Person[] = [];
for (let n = 0; n < ACCOUNTS; n++) people.push(await signUp(server.url));
const readers: Reader[] = [];
for (let n = 0; n < Number(count); n++) {
  const person = people[n % ACCOUNTS];
  if (!person) break;
  const reader: Reader = { person, discussionId: 0, books: [] };
  await openTalk(reader);
  readers.push(reader);
}

const times = new Map<string, number[]>();
const timesOf = (what: string): number[] => {
  const kept = times.get(what) ?? [];
  times.set(what, kept);
  return kept;
};
const samples: number[] = [];
const statuses = new Map<number, number>();
let done = 0;
const begun = performance.now();
const hasTime = () => done < REQUESTS && performance.now() - begun < Number(seconds) * 1000;
const watching = setInterval(() => samples.push(memory()), 500);
/** So that the whole hour's requests fit, if the machine can do as many. */
const think = (Number(seconds) * 1000 * Number(count)) / REQUESTS;
await Promise.all(
  readers.map(async (reader) => {
    await pause(Math.random() * think);
    while (hasTime()) {
      const asked = performance.now();
      const { what, status } = await act(reader);
      const took = performance.now() - asked;
      const name = status === 503 ? 'refused' : what;
      timesOf(name).push(took);
      done += 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await pause(Math.max(0, think * (0.5 + Math.random()) - took));
    }
  }),
);
clearInterval(watching);
const lasted = (performance.now() - begun) / 1000;
/** The first five minutes of the hour. */
const early = samples[Math.floor(samples.length / 12)] ?? 0;
const late = Math.max(...samples.slice(-5));
console.log(
  `the hour: ${readers.length} readers, ${done} of ${REQUESTS} requests in ${Math.round(lasted)} s`,
);
for (const [what, all] of times)
  console.log(
    `  ${what}: ${all.length}, p50 ${share(all, 0.5)}, p95 ${share(all, 0.95)}, p99 ${share(all, 0.99)}`,
  );
console.log(`  ${[...statuses].map(([status, n]) => `${status}: ${n}`).join(', ')}`);
console.log(
  `  memory after five minutes ${early.toFixed(0)} MB, at the end ${late.toFixed(0)} MB (${((late / early - 1) * 100).toFixed(0)} %)`,
);

/** They ask again at once when refused, which is ruder than anybody is. */
const crowd = async (connections: number): Promise<void> => {
  const headers = { cookie: people[0]?.cookie ?? '', 'content-type': 'application/json' };
  const body = JSON.stringify({
    bookTitle: 'Adventures of Huckleberry Finn',
    bookAuthor: 'Mark Twain',
    userMessage: 'I think Jim is loyal because he waits, and yet it costs him something.',
  });
  const taken: number[] = [];
  const refused: number[] = [];
  let other = 0;
  const cannon = autocannon(
    {
      url: server.url,
      connections,
      duration: CROWD_SECONDS,
      timeout: 30,
      requests: [
        { method: 'POST', path: '/api/chat', headers, body },
        { method: 'GET', path: '/api/export?format=json', headers },
      ],
    },
    () => {},
  );
  cannon.on('response', (_client: unknown, status: number, _bytes: number, ms: number) => {
    if (status === 200) taken.push(ms);
    else if (status === 503) refused.push(ms);
    else other += 1;
  });
  const { errors } = await new Promise<{ errors: number }>((resolve) => cannon.on('done', resolve));
  const until = performance.now();
  for (;;) {
    const asked = performance.now();
    const answer = await people[1]?.ask('GET', '/api/auth/user');
    if (answer?.status === 200 && performance.now() - asked < 100) break;
    await pause(20);
  }
  console.log(
    `${connections} at once: ${Math.round(taken.length / CROWD_SECONDS)} a second served, p50 ${share(taken, 0.5)}, p99 ${share(taken, 0.99)}; ${Math.round(refused.length / CROWD_SECONDS)} a second refused with 503, p99 ${share(refused, 0.99)}; ${other} otherwise, ${errors} lost; well again after ${Math.round(performance.now() - until)} ms; ${memory().toFixed(0)} MB`,
  );
};
for (const connections of CROWDS) await crowd(connections);

await server.end('SIGTERM');
rmSync(folder, { recursive: true });
