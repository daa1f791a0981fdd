/**
 * Requests per second through the whole stack against a bare route that answers the same bytes.
 * In turns, so that a machine that slows down slows both. `npm run bench -- http`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { openHouse } from './house.ts';
import { processorSeconds, start } from './processes.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = 4;
const CALLS = ['/api/auth/user', '/api/books'];

const ours = await openHouse();

const post = (path: string, body: unknown, cookie = '') =>
  fetch(ours.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
const signup = await post('/api/auth/signup', {
  email: 'bench@example.org',
  password: 'correct horse',
  firstName: 'Bench',
});
const cookie = signup.headers.getSetCookie()[0]?.split(';')[0] ?? '';
for (let i = 0; i < 50; i++)
  await post(
    '/api/books',
    { title: `A book with a title of the usual length, volume ${i}`, author: `Author Number ${i}` },
    cookie,
  );

const answers: Record<string, string> = {};
for (const path of CALLS)
  answers[path] = await (await fetch(ours.url + path, { headers: { cookie } })).text();
const answersFile = join(ours.folder, 'answers.json');
writeFileSync(answersFile, JSON.stringify(answers));
const bare = await start(['bench/bare-hono.ts', answersFile]);

const measure = async (url: string, pid: number) => {
  const before = processorSeconds(pid);
  const result = await autocannon({ url, connections: 50, duration: SECONDS, headers: { cookie } });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  const micros = ((processorSeconds(pid) - before) * 1e6) / result.requests.total;
  return { perSecond: result.requests.average, p99: result.latency.p99, micros };
};
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

for (const path of CALLS) {
  const rounds: Record<'ours' | 'bare', Awaited<ReturnType<typeof measure>>>[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      bare: await measure(bare.url + path, bare.pid),
      ours: await measure(ours.url + path, ours.pid),
    });
  const ratio = median(rounds.map((r) => r.ours.perSecond / r.bare.perSecond));
  console.log(
    `${path}: ours ${Math.round(median(rounds.map((r) => r.ours.perSecond)))}/s, bare ${Math.round(median(rounds.map((r) => r.bare.perSecond)))}/s, ratio ${ratio.toFixed(2)} (goal 0.45); p99 ${median(rounds.map((r) => r.ours.p99))} ms (goal under 25)`,
  );
  const micros = (which: 'ours' | 'bare') => median(rounds.map((r) => r[which].micros)).toFixed(1);
  console.log(`  processor time a request: ours ${micros('ours')} µs, bare ${micros('bare')} µs`);
}
await Promise.all([ours.stop(), bare.stop()]);
