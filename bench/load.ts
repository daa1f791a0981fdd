/**
 * What one server does under load, with the built-in guide on SQLite: an hour of a thousand readers in fewer
 * minutes, at the pace the machine can keep, and whether its memory stays flat; then far more than it can do, and
 * whether it refuses in time what it cannot, serves the rest, and is well again afterwards.
 * `load [minutes of the hour, or 0 for none] [readers]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { processorSeconds } from './processes.ts';
import { watchMemory } from './trust/memory.ts';
import { keepPace } from './trust/pace.ts';
import { type Person, signUp } from './trust/person.ts';
import { act, openTalk, type Reader } from './trust/readers.ts';
import { startServer } from './trust/server.ts';

const [minutes = '5', count = '1000'] = process.argv.slice(2);
/** Five readers each, as on five devices: a thousand passwords would take longer than the rest. */
const ACCOUNTS = Math.ceil(Number(count) / 5);
/** A reader does something twice a minute. */
const REQUESTS = Number(count) * 2 * 60;
const CROWDS = [50, 500, 2000];
const CROWD_SECONDS = 10;
const TELL_EVERY_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'colloquy-load-'));
const server = await startServer({ DATA_DIR: folder });
const memory = watchMemory(server);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const share = (times: number[], part: number): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)} ms`;
};
const people: Person[] = [];
for (let n = 0; n < ACCOUNTS; n++) people.push(await signUp(server.url));

const theHour = async (): Promise<void> => {
  const readers: Reader[] = [];
  for (let n = 0; n < Number(count); n++) {
    const person = people[n % ACCOUNTS];
    if (!person) break;
    const reader: Reader = { person, discussionId: 0, books: [] };
    await openTalk(reader);
    readers.push(reader);
  }
  const times = new Map<string, number[]>();
  const statuses = new Map<number, number>();
  const limit = Number(minutes) * 60_000;
  const processor = processorSeconds(server.pid);
  const begun = performance.now();
  let done = 0;
  let told = begun;
  const one = async (reader: Reader): Promise<void> => {
    const asked = performance.now();
    const { what, status } = await act(reader);
    const name = status === 503 ? 'refused' : what;
    times.set(name, times.get(name) ?? []);
    times.get(name)?.push(performance.now() - asked);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    done += 1;
  };
  await keepPace(
    readers,
    REQUESTS / (limit / 1000),
    one,
    () => done >= REQUESTS || performance.now() - begun > limit,
    (perSecond) => {
      // What was done is how far the hour is, however long it took.
      void memory.look(done / REQUESTS);
      if (performance.now() - told < TELL_EVERY_MS) return;
      told = performance.now();
      console.log(`  ${done} requests, ${Math.round(perSecond)} a second, ${memory.inWords()}`);
    },
  );
  const lasted = (performance.now() - begun) / 1000;
  console.log(
    `the hour: ${readers.length} readers of ${ACCOUNTS} accounts, ${done} of ${REQUESTS} requests in ${Math.round(lasted)} s; processor time ${Math.round(((processorSeconds(server.pid) - processor) * 1e6) / done)} µs a request`,
  );
  for (const [what, all] of times)
    console.log(
      `  ${what}: ${all.length}, p50 ${share(all, 0.5)}, p95 ${share(all, 0.95)}, p99 ${share(all, 0.99)}`,
    );
  console.log(`  ${[...statuses].map(([status, n]) => `${status}: ${n}`).join(', ')}`);
  console.log(memory.report(done / REQUESTS));
};
if (Number(minutes) > 0) await theHour();

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
    `${connections} at once: ${Math.round(taken.length / CROWD_SECONDS)} a second served, p50 ${share(taken, 0.5)}, p99 ${share(taken, 0.99)}; ${Math.round(refused.length / CROWD_SECONDS)} a second refused with 503, p99 ${share(refused, 0.99)}; ${other} otherwise, ${errors} lost; well again after ${Math.round(performance.now() - until)} ms; ${memory.now().toFixed(0)} MB`,
  );
};
for (const connections of CROWDS) await crowd(connections);

await server.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });
