/**
 * What an import of 10,000 lines costs over a bare parse and bare inserts of the same file, and how long it
 * keeps others waiting. `npm run bench -- imports`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import Database from 'better-sqlite3';
import { parse } from 'csv-parse/sync';
import type { ImportResult } from '#contract/import-file.ts';
import { readConfig } from '#server/config.ts';
import { makeApp } from '#server/http/app.ts';
import { loadFiles } from '#server/http/files.ts';
import { makeWorld } from '#server/world.ts';

const LINES = 10_000;
const ROUNDS = 3;

const each = (line: (n: number) => string, header: string): string =>
  [header, ...Array.from({ length: LINES }, (_, n) => line(n))].join('\n');

const day = (n: number) => `20${10 + (n % 14)}/0${1 + (n % 9)}/1${n % 9}`;
const dashed = (n: number) => day(n).replaceAll('/', '-');

const FILES = {
  goodreads: each(
    (n) =>
      `${n},"The Collected Letters, Volume ${n} (Letters, #${n})",Author  Number ${n},"Number ${n}, Author",,="",="978${String(n).padStart(10, '0')}",${n % 6},3.9,Press,Paperback,300,2001,1999,${day(n)},${day(n + 1)},"favourites, letters","favourites (#1)",read,"A review of <i>some</i> length.<br/>It has two lines, and ${n} points.",,,1,0`,
    'Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Owned Copies',
  ),
  storygraph: each(
    (n) =>
      `Title number ${n},"Author ${n}, Another ${n}",,978${String(n).padStart(10, '0')},paperback,read,${day(n)},${day(n)},,1,moody,slow,A mix,Yes,Yes,No,Yes,4.25,"Strange, and good.",,,"essays, slow",No`,
    'Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,Read Count,Moods,Pace,Character- or Plot-Driven?,Strong Character Development?,Loveable Characters?,Diverse Characters?,Flawed Characters?,Star Rating,Review,Content Warnings,Content Warning Description,Tags,Owned?',
  ),
  letterboxd: each(
    (n) => `${dashed(n)},Film number ${n},${1930 + (n % 90)},https://boxd.it/${n},4.5,,tag,${dashed(n)}`,
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
  ),
  csv: each((n) => `Title number ${n},Author ${n},${n % 5},A note about ${n}`, 'Title,Author,Rating,Notes'),
} as const;

const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-bench-'));
const world = await makeWorld(
  readConfig({
    DATA_DIR: dataDir,
    AI_PROVIDER: 'builtin',
    BOOK_SEARCH: 'off',
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'silent',
  }),
);
const app = makeApp(world, loadFiles('/nowhere'));

const ask = (
  path: string,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
) => {
  const headers = { host: 'localhost', ...init.headers };
  const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers };
  return app.fetch(new Request(`http://localhost${path}`, { ...init, headers }), {
    incoming,
  } as unknown as HttpBindings);
};

let people = 0;
const newcomer = async (): Promise<string> => {
  people += 1;
  const body = { email: `p${people}@example.org`, password: 'correct horse', firstName: 'P', lastName: '' };
  const made = await ask('/api/auth/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return made.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
};

const bring = async (cookie: string, content: string): Promise<ImportResult> => {
  const answer = await ask('/api/import', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ content, commit: true }),
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as ImportResult;
};

/** The longest that anything else had to wait for its turn, and a request beside it for its answer. */
const watched = async <T>(cookie: string, work: () => Promise<T>) => {
  let isOver = false;
  let longest = 0;
  let last = performance.now();
  const watch = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  let slowest = 0;
  const others = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await (await ask('/api/auth/user', { headers: { cookie } })).text();
      slowest = Math.max(slowest, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const began = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const took = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  isOver = true;
  await others;
  return { result, took, cpu: (user + system) / 1000, longest, slowest };
};

const bareFile = new Database(join(dataDir, 'bare.db'));
bareFile.pragma('journal_mode = WAL');
bareFile.pragma('synchronous = FULL');
bareFile.exec(
  'create table works (id integer primary key autoincrement, "userId" integer, title text, maker text, notes text, created integer)',
);
const insert = bareFile.prepare(
  'insert into works ("userId", title, maker, notes, created) values (?, ?, ?, ?, ?)',
);
const bare = (content: string): number => {
  const began = performance.now();
  const [, ...rows] = parse(content, { relax_quotes: true, relax_column_count: true }) as string[][];
  bareFile.transaction(() => {
    for (const row of rows) insert.run(1, row[1], row[2], row.at(-1), began);
  })();
  return performance.now() - began;
};

const other = await newcomer();
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const best = (times: number[]) => Math.min(...times);

for (const [name, content] of Object.entries(FILES)) {
  const runs = [];
  const bares: number[] = [];
  let again = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    bares.push(bare(content));
    const cookie = await newcomer();
    const run = await watched(other, () => bring(cookie, content));
    if (run.result.new !== LINES)
      throw new Error(`${name}: ${run.result.new} new, ${run.result.failed} failed`);
    runs.push(run);
    const began = performance.now();
    const second = await bring(cookie, content);
    again = Math.min(again, performance.now() - began);
    if (second.new !== 0) throw new Error(`${name}: the second time brought ${second.new}`);
  }
  const ours = best(runs.map(({ took }) => took));
  console.log(
    `${name}: ${seconds(ours)} (${seconds(best(runs.map(({ cpu }) => cpu)))} of processor) for ${LINES.toLocaleString('en-US')} lines, ${(ours / best(bares)).toFixed(1)} times a bare parse and insert (${seconds(best(bares))}); again, all there already: ${seconds(again)}; longest others waited for the loop ${best(runs.map(({ longest }) => longest)).toFixed(0)} ms, for an answer ${best(runs.map(({ slowest }) => slowest)).toFixed(0)} ms`,
  );
}

const mover = await newcomer();
await bring(mover, FILES.goodreads);
const file = await (await ask('/api/export', { headers: { cookie: mover } })).text();
const newHome = await newcomer();
const moved = await watched(other, () => bring(newHome, file));
console.log(
  `colloquy: ${seconds(moved.took)} (${seconds(moved.cpu)} of processor) for ${moved.result.new.toLocaleString('en-US')} books of our own export (${(file.length / 1e6).toFixed(1)} MB); longest others waited for the loop ${moved.longest.toFixed(0)} ms, for an answer ${moved.slowest.toFixed(0)} ms`,
);

bareFile.close();
await world.close();
rmSync(dataDir, { recursive: true });
console.log('On SQLite; wanted: under 5 s each.');
