/**
 * `locked [seconds]`: something else holds the SQLite file for so long. Reading goes on as before, nobody waits for
 * the event loop, writers are told 503 with `Retry-After` in time, and all is well when it lets go.
 */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { DATABASE_FILE } from '#server/store/store.ts';
import { signUp } from './trust/person.ts';
import { sqlitePlace } from './trust/places.ts';
import { startServer } from './trust/server.ts';

const WRITERS = 8;
const seconds = Number(process.argv[2] ?? 30);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const place = await sqlitePlace();
const server = await startServer(place.env);
const person = await signUp(server.url);
await person.ask('POST', '/api/books', { title: 'Before', author: 'Anon' });

const timed = async (ask: () => Promise<unknown>, into: number[]) => {
  const begun = performance.now();
  await ask();
  into.push(performance.now() - begun);
};
const percentile = (times: number[], share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1);

const measure = async (forMs: number) => {
  const [reads, health, writes]: [number[], number[], number[]] = [[], [], []];
  const statuses = new Map<number, number>();
  const until = performance.now() + forMs;
  const isOver = () => performance.now() > until;
  const read = async () => {
    while (!isOver()) {
      await timed(async () => note((await person.ask('GET', '/api/books'))?.status, 'read'), reads);
      await timed(() => fetch(`${server.url}/api/health`).then((r) => r.text()), health);
      await pause(5);
    }
  };
  const wrong: string[] = [];
  const note = (status = 0, what: string) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (what === 'read' ? status !== 200 : ![201, 503].includes(status)) wrong.push(`${what}: ${status}`);
  };
  const write = async () => {
    while (!isOver())
      await timed(
        async () =>
          note(
            (await person.ask('POST', '/api/books', { title: 'During', author: 'Anon' }))?.status,
            'write',
          ),
        writes,
      );
  };
  await Promise.all([read(), ...Array.from({ length: WRITERS }, write)]);
  return { reads, health, writes, statuses, wrong };
};

const free = await measure(5_000);
const other = new Database(join(place.folder, DATABASE_FILE));
other.exec('begin immediate');
const held = await measure(seconds * 1000);
other.exec('rollback');
other.close();
const begun = performance.now();
while ((await person.ask('POST', '/api/books', { title: 'After', author: 'Anon' }))?.status !== 201)
  await pause(10);
const back = performance.now() - begun;
await server.end('SIGTERM');
await place.drop();

const tell = (name: string, { reads, health, writes, statuses }: typeof free) =>
  console.log(
    `${name}: reading p50 ${percentile(reads, 0.5)} p99 ${percentile(reads, 0.99)} ms, /api/health p99 ${percentile(health, 0.99)} ms, writing p99 ${percentile(writes, 0.99)} ms; ${[...statuses].map(([status, times]) => `${status}: ${times}`).join(', ')}`,
  );
tell('let be', free);
tell(`held for ${seconds} s`, held);
console.log(`writing again after ${Math.round(back)} ms`);
for (const words of new Set(held.wrong)) console.log(words);
process.exitCode = held.wrong.length > 0 ? 1 : 0;
