/**
 * `frozen-database [seconds]`: every connection of PostgreSQL stands still, as when a network does. Who holds one
 * waits, who finds none is told 503 in time, the server says that it is not ready and lives on; then all goes on and
 * what was acknowledged is there, once.
 */
import pg from 'pg';
import { signUp } from './trust/person.ts';
import { postgresPlace } from './trust/places.ts';
import { startServer } from './trust/server.ts';

const ASKED = 30;
/** The pool's own patience, and some for a busy machine. */
const TOLD_WITHIN_MS = 8_000;
const seconds = Number(process.argv[2] ?? 30);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const place = await postgresPlace();
const server = await startServer(place.env);
const person = await signUp(server.url);
const kept: string[] = [];
const add = async (title: string) => {
  const begun = performance.now();
  const answer = await person.ask('POST', '/api/books', { title, author: 'Anon' });
  if (answer?.status === 201) kept.push(title);
  return { status: answer?.status ?? 0, ms: performance.now() - begun };
};
const statusOf = async (path: string) => (await fetch(server.url + path)).status;
const connections = async (): Promise<number[]> => {
  const client = new pg.Client({ connectionString: place.database });
  await client.connect();
  const { rows } = await client.query("select pid from pg_stat_activity where application_name = 'colloquy'");
  await client.end();
  return rows.map(({ pid }) => pid);
};

await Promise.all(Array.from({ length: ASKED }, (_, n) => add(`before ${n}`)));
const wrong: string[] = [];
const pids = await connections();
for (const pid of pids) process.kill(pid, 'SIGSTOP');
const asked = Array.from({ length: ASKED }, (_, n) => add(`frozen ${n}`));
await pause(1_000);
if ((await statusOf('/api/health')) !== 200) wrong.push('it does not say that it lives');
if ((await statusOf('/api/ready')) !== 503) wrong.push('it says that it is ready');
await pause(seconds * 1000 - 6_000);
for (const pid of pids) process.kill(pid, 'SIGCONT');
const answers = await Promise.all(asked);
const told = answers.filter(({ status }) => status === 503);
const slowest = Math.max(...told.map(({ ms }) => ms));
if (slowest > TOLD_WITHIN_MS) wrong.push(`somebody was told after ${Math.round(slowest)} ms only`);
if (answers.some(({ status }) => status !== 503 && status !== 201)) wrong.push(JSON.stringify(answers));
if ((await add('after')).status !== 201 || (await statusOf('/api/ready')) !== 200)
  wrong.push('it does not go on');
const listed = (await person.ask('GET', '/api/books'))?.body ?? [];
const there = (listed as { title: string }[]).map(({ title }) => title);
if (kept.some((title) => !there.includes(title))) wrong.push('something acknowledged is lost');
if (new Set(there).size !== there.length) wrong.push('something is there twice');
await server.end('SIGTERM');
await place.drop();
for (const words of wrong) console.log(words);
console.log(
  `${pids.length} connections still for ${seconds} s: of ${ASKED} requests ${told.length} were told 503, after ${Math.round(slowest)} ms at most, ${ASKED - told.length} were done; ${wrong.length} wrong`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
