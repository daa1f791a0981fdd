/**
 * What a write, a login and a reply of the built-in guide cost through the whole server, against a bare one that
 * does the one thing: the same framework with one insert into the same database, one look at the same hash, the
 * same bytes streamed. In turns, in processor time. Reads: `http`; the model's streams: `server-stream`.
 * `work [rounds] [seconds]`
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import Database from 'better-sqlite3';
import { DATABASE_FILE } from '#server/store/store.ts';
import type { Given } from './bare-work.ts';
import { processorSeconds, start } from './processes.ts';
import { PASSWORD, signUp } from './trust/person.ts';
import { startServer } from './trust/server.ts';

const [rounds = '5', seconds = '4'] = process.argv.slice(2);
const AT_ONCE = 20;

const folder = mkdtempSync(join(tmpdir(), 'colloquy-work-'));
const ours = await startServer({ DATA_DIR: folder });
const { cookie, email } = await signUp(ours.url);
const chat = {
  bookTitle: 'Adventures of Huckleberry Finn',
  bookAuthor: 'Mark Twain',
  userMessage: 'I think Jim is loyal because he waits, and yet it costs him something.',
};
const json = { cookie, 'content-type': 'application/json' };
const streamed = { ...json, accept: 'text/event-stream' };
const heard = await fetch(`${ours.url}/api/chat`, {
  method: 'POST',
  headers: streamed,
  body: JSON.stringify(chat),
});
const given: Given = {
  database: join(folder, 'bare.db'),
  hash: (() => {
    const db = new Database(join(folder, DATABASE_FILE), { readonly: true });
    const hash = db.prepare('select password from credentials').pluck().get() as string;
    db.close();
    return hash;
  })(),
  stream: await heard.text(),
};
writeFileSync(join(folder, 'given.json'), JSON.stringify(given));
const bare = await start(['bench/bare-work.ts', join(folder, 'given.json')]);

const book = { title: 'A book with a title of the usual length', author: 'An Author' };
const login = { email, password: PASSWORD };
const WORK: Record<string, { ours: string; bare: string; body: unknown; headers: Record<string, string> }> = {
  'a write': { ours: '/api/books', bare: '/books', body: book, headers: json },
  'a login': { ours: '/api/auth/login', bare: '/login', body: login, headers: json },
  'a reply streamed by the built-in guide': {
    ours: '/api/chat',
    bare: '/stream',
    body: chat,
    headers: streamed,
  },
};

const measure = async (url: string, pid: number, body: unknown, headers: Record<string, string>) => {
  const before = processorSeconds(pid);
  const { requests, non2xx, errors } = await autocannon({
    url,
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    connections: AT_ONCE,
    duration: Number(seconds),
  });
  if (requests.total === 0) throw new Error(`${url}: nothing was answered in ${seconds} s`);
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} errors`);
  const micros = ((processorSeconds(pid) - before) * 1e6) / requests.total;
  return { perSecond: requests.average, micros };
};
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

for (const [name, { ours: path, bare: plain, body, headers }] of Object.entries(WORK)) {
  const all: Record<'ours' | 'bare', Awaited<ReturnType<typeof measure>>>[] = [];
  for (let round = 0; round < Number(rounds); round++)
    all.push({
      bare: await measure(bare.url + plain, bare.pid, body, headers),
      ours: await measure(ours.url + path, ours.pid, body, headers),
    });
  const of = (who: 'ours' | 'bare', what: 'micros' | 'perSecond') =>
    Math.round(median(all.map((one) => one[who][what])));
  const ratio = median(all.map((one) => one.ours.micros / one.bare.micros));
  console.log(
    `${name}: ours ${of('ours', 'micros')} µs of processor time, bare ${of('bare', 'micros')} µs, ratio ${ratio.toFixed(2)}; ours ${of('ours', 'perSecond')} a second, bare ${of('bare', 'perSecond')}`,
  );
}
await ours.end('SIGTERM');
await bare.stop();
rmSync(folder, { recursive: true, force: true });
