/**
 * `broken-disk [rounds]`: while readers write, some writes and syncs of the database's files fail, by turns with an
 * error of the disk and for want of room; then the disk is well again. What was acknowledged has to be there, reading
 * goes on, refusals are 503 in our words, and writing goes on without anybody's help.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLibrary } from './trust/library.ts';
import { signUp } from './trust/person.ts';
import { sqlitePlace } from './trust/places.ts';
import { startServer } from './trust/server.ts';

const FAULTS = { EIO: 5, ENOSPC: 28 };
const WRITERS = 8;
const SHARES = [10, 30, 100, 500];
const SICK_MS = 1_500;
const rounds = Number(process.argv[2] ?? 8);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const wrong: string[] = [];
let [acknowledged, refused, slowestBack] = [0, 0, 0];

for (let n = 0; n < rounds; n++) {
  const [name, number] = Object.entries(FAULTS)[n % 2] as [string, number];
  const share = SHARES[Math.floor(n / 2) % SHARES.length] ?? 10;
  const place = await sqlitePlace();
  const flag = join(place.folder, 'sick');
  const env = {
    ...place.env,
    LD_PRELOAD: buildLibrary('failing', place.folder),
    FAIL_WHILE: flag,
    FAIL_SHARE: String(share),
    FAIL_WITH: String(number),
  };
  const server = await startServer(env);
  const person = await signUp(server.url);
  const kept: string[] = [];
  let isOver = false;
  let count = 0;
  const say = (words: string) => wrong.push(`round ${n + 1}, ${name} ${share}/1000: ${words}`);
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!isOver) {
      count += 1;
      const title = `Book ${count}`;
      const answer = await person.ask('POST', '/api/books', { title, author: 'Anon' });
      if (answer?.status === 201) kept.push(title);
      else if (answer?.status === 503 && Number(answer.headers.get('retry-after')) > 0) refused += 1;
      else say(`a book was answered with ${answer?.status}`);
    }
  });
  const reader = (async () => {
    while (!isOver) {
      const answer = await person.ask('GET', '/api/books');
      if (answer?.status !== 200) say(`reading was answered with ${answer?.status}`);
      await pause(20);
    }
  })();
  await pause(300);
  writeFileSync(flag, '');
  await pause(SICK_MS);
  rmSync(flag);
  const well = performance.now();
  while (
    (await person.ask('POST', '/api/books', { title: `Well ${count}`, author: 'Anon' }))?.status !== 201
  ) {
    if (performance.now() - well > 10_000) {
      say('it does not write again');
      break;
    }
    await pause(20);
  }
  slowestBack = Math.max(slowestBack, performance.now() - well);
  await pause(200);
  isOver = true;
  await Promise.all([...writers, reader]);
  await server.end('SIGKILL');
  const again = await startServer(place.env);
  person.at(again.url);
  const listed = await person.ask('GET', '/api/books');
  const titles = ((listed?.body ?? []) as { title: string }[]).map(({ title }) => title);
  const lost = kept.filter((title) => !titles.includes(title)).length;
  if (lost > 0) say(`${lost} of ${kept.length} acknowledged are lost`);
  if (new Set(titles).size !== titles.length) say('something is there twice');
  await again.end('SIGTERM');
  for (const words of await place.damage()) say(words);
  acknowledged += kept.length;
  await place.drop();
}
for (const words of [...new Set(wrong)].slice(0, 10)) console.log(words);
console.log(
  `${rounds} rounds: ${acknowledged} acknowledged, ${refused} refused with 503, writing again after ${Math.round(slowestBack)} ms at most, ${wrong.length} wrong`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
