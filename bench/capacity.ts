/**
 * What one server can carry: the processor's time of each thing a reader does, which says how many of them a
 * second keep one core busy. Unlike a count of requests it hardly minds what else the machine does.
 * `capacity [how many of each]`, on SQLite, or on the empty PostgreSQL of DATABASE_URL.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorSeconds } from './processes.ts';
import { type Answer, askAs, PASSWORD, signUp } from './trust/person.ts';
import { startServer } from './trust/server.ts';

const MANY = Number(process.argv[2] ?? 400);
const PEOPLE = 20;
const BOOKS = 50;
const AT_ONCE = 8;
/** What somebody does who is in the middle of a talk, so many times a minute. */
const A_MINUTE = { 'open a page: its lists': 2, 'a message to the built-in guide, with feedback': 1 };

const folder = mkdtempSync(join(tmpdir(), 'colloquy-capacity-'));
const { DATABASE_URL } = process.env;
const server = await startServer({ DATA_DIR: folder, ...(DATABASE_URL ? { DATABASE_URL } : {}) });
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;

const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(server.url)));
const talks = await Promise.all(
  people.map(async ({ ask }) => {
    for (let n = 0; n < BOOKS; n++)
      await ask('POST', '/api/books', { title: `Volume ${n}`, author: 'A. Writer' });
    const about = { kind: 'book', title: 'Emma', creator: 'Jane Austen', objective: 'Critical Thinking' };
    return Number((await ask('POST', '/api/discussions', about))?.body.id);
  }),
);

const SAID =
  'I think Emma hurts Miss Bates on Box Hill because she is bored and wants to be admired, and Austen lets us laugh ' +
  'first so that we share the guilt when Knightley speaks. I did the same to a friend once, number';

type Said = Answer | null | undefined;

const DOINGS: Record<string, (n: number) => Promise<Said | Said[]>> = {
  'open a page: its lists': async (n) => {
    const { ask } = people[n % PEOPLE] as (typeof people)[number];
    return Promise.all(['/api/auth/user', '/api/books', '/api/discussions'].map((path) => ask('GET', path)));
  },
  insights: async (n) => people[n % PEOPLE]?.ask('GET', '/api/insights?timeZone=UTC'),
  'add a book': async (n) =>
    people[n % PEOPLE]?.ask('POST', '/api/books', { title: `New ${n}`, author: 'B. Writer' }),
  'a message to the built-in guide, with feedback': async (n) =>
    people[n % PEOPLE]?.ask('POST', '/api/chat', {
      bookTitle: 'Emma',
      bookAuthor: 'Jane Austen',
      discussionId: talks[n % PEOPLE],
      userMessage: `${SAID} ${n}.`,
    }),
  'log in': async (n) =>
    askAs(server.url, '', 'POST', '/api/auth/login', {
      email: people[n % PEOPLE]?.email,
      password: PASSWORD,
    }),
};

const costs = new Map<string, number>();
console.log(`${DATABASE_URL ? 'PostgreSQL' : 'SQLite'}, ${MANY} of each, ${AT_ONCE} at once`);
for (const [name, act] of Object.entries(DOINGS)) {
  const acted = async (n: number): Promise<void> => {
    const answers = [await act(n)].flat();
    const refused = answers.find((answer) => !answer || answer.status >= 300);
    if (refused !== undefined) throw new Error(`${name}: ${refused?.status ?? 'no answer'}`);
  };
  for (let n = 0; n < AT_ONCE; n++) await acted(n);
  const before = processorSeconds(server.pid);
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < MANY) await acted(next++);
    }),
  );
  const ms = ((processorSeconds(server.pid) - before) * 1000) / MANY;
  costs.set(name, ms);
  console.log(`${name}: ${ms.toFixed(2)} ms of processor, ${Math.round(1000 / ms)} a second on one core`);
}
const aMinute = Object.entries(A_MINUTE).reduce(
  (sum, [name, times]) => sum + times * (costs.get(name) ?? 0),
  0,
);
console.log(
  `somebody in the middle of a talk (${Object.entries(A_MINUTE)
    .map(([name, times]) => `${times} x ${name}`)
    .join(', ')} a minute): ${Math.round(60_000 / aMinute)} at a time on one core`,
);
console.log(`memory afterwards: ${Math.round(memory())} MB`);
await server.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });
