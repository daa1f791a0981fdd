/**
 * `crash <sqlite|postgres|power|power-normal> [rounds]`: readers write concurrently, something dies, and
 * everything that was acknowledged has to be there afterwards, once.
 *
 * sqlite: the server by SIGKILL. postgres: the server, a process of the database, or both. power: SIGKILL, and
 * then what was never synced is taken off the disk. power-normal: the same with SQLite syncing less; this has
 * to lose something, or the program sees nothing.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ledger, newLedger } from './trust/ledger.ts';
import { buildLibrary } from './trust/library.ts';
import { signUp } from './trust/person.ts';
import { type Place, postgresPlace, sqlitePlace } from './trust/places.ts';
import { cutPower } from './trust/power.ts';
import { isReady, type Server, startServer } from './trust/server.ts';
import { verify } from './trust/verify.ts';
import { writeUntil } from './trust/writers.ts';

const MODES = ['sqlite', 'postgres', 'power', 'power-normal'];
const READERS = 4;
/** Long lists make slow rounds; after so many all begin anew. */
const ROUNDS_A_PLACE = 20;
const THOROUGH_EVERY = 10;
/** Acknowledged in a round before anything dies. */
const ENOUGH = 20;
const GOAL_MS = 2_000;
const LESS_CAREFUL = fileURLToPath(new URL('trust/less-careful.ts', import.meta.url));

const [mode = 'sqlite', count = '50'] = process.argv.slice(2);
if (!MODES.includes(mode)) throw new Error(`One of ${MODES.join(', ')}.`);
const rounds = Number(count);
const isPower = mode.startsWith('power');
const flags = mode === 'power-normal' ? ['--import', LESS_CAREFUL] : [];

const wrong: string[] = [];
const startTimes: number[] = [];
const startCosts: number[] = [];
const backTimes: number[] = [];
let acknowledged = 0;
let undone = 0;
let broken = false;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const open = async (place: Place) => {
  const log = join(place.folder, 'power.log');
  const recorder: Record<string, string> = isPower
    ? { LD_PRELOAD: buildLibrary('power', place.folder), POWER_LOG: log }
    : {};
  const server = await startServer({ ...place.env, ...recorder }, flags);
  const ledgers = await Promise.all(
    Array.from({ length: READERS }, async () => newLedger(await signUp(server.url))),
  );
  return { place, log, recorder, server, ledgers };
};

type Open = Awaited<ReturnType<typeof open>>;

const crash = async (it: Open, round: number): Promise<Server> => {
  const { place, server } = it;
  const target = place.killDatabase ? (['server', 'database', 'both'][round % 3] ?? 'both') : 'server';
  if (target !== 'server') await place.killDatabase?.();
  if (target === 'database') {
    const since = performance.now();
    await isReady(server.url);
    backTimes.push(performance.now() - since);
    return server;
  }
  await server.end('SIGKILL');
  if (isPower) undone += cutPower(it.log, place.database, [0, 0.5, 0.9][round % 3] ?? 0);
  const since = performance.now();
  const next = await startAgain({ ...place.env, ...it.recorder });
  (target === 'server' ? startTimes : backTimes).push(performance.now() - since);
  startCosts.push(next.startCpuMs);
  return next;
};

/** As systemd does: a database that is still recovering lets nobody in. */
const startAgain = async (env: Record<string, string>): Promise<Server> => {
  for (let tries = 1; ; tries++)
    try {
      return await startServer(env, flags);
    } catch (thrown) {
      if (mode !== 'postgres' || tries === 10) throw thrown;
      await pause(200);
    }
};

const total = (ledgers: Ledger[]) => ledgers.reduce((sum, ledger) => sum + ledger.acknowledged, 0);

const round = async (it: Open, n: number): Promise<void> => {
  let isOver = false;
  const before = total(it.ledgers);
  const writing = it.ledgers.map((ledger) => writeUntil(ledger, () => isOver));
  // Dying before anything was promised proves nothing; on a busy machine little is promised in a moment.
  while (total(it.ledgers) < before + ENOUGH) await pause(5);
  await pause(50 + Math.random() * 500);
  const dying = crash(it, n);
  // Who kills the database only, lets the server and its writers live on for a moment.
  it.server = await dying;
  isOver = true;
  await Promise.all(writing);
  acknowledged += total(it.ledgers) - before;
  for (const { person } of it.ledgers) person.at(it.server.url);
  const isLast = n % ROUNDS_A_PLACE === ROUNDS_A_PLACE - 1 || n === rounds - 1;
  const found = (
    await Promise.all(it.ledgers.map((ledger) => verify(ledger, n % THOROUGH_EVERY === THOROUGH_EVERY - 1)))
  ).flat();
  if (!it.place.killDatabase || isLast) found.push(...(await it.place.damage()));
  broken = found.length > 0;
  for (const words of found.slice(0, 10)) console.log(`round ${n + 1}: ${words}`);
  wrong.push(...found.map((words) => `round ${n + 1}: ${words}`));
};

const newPlace = mode === 'postgres' ? postgresPlace : sqlitePlace;
let place = await newPlace();
let it = await open(place);
for (let n = 0; n < rounds; n++) {
  await round(it, n);
  if ((n + 1) % 10 === 0) console.log(`${n + 1} rounds, ${acknowledged} acknowledged, ${wrong.length} wrong`);
  if (n === rounds - 1 || (!broken && (n + 1) % ROUNDS_A_PLACE !== 0)) continue;
  await it.server.end('SIGTERM');
  if (mode !== 'postgres') {
    await place.drop();
    place = await newPlace();
  }
  it = await open(place);
}
await it.server.end('SIGTERM');
await place.drop();

const at = (times: number[], share: number) =>
  Math.round(
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0,
  );
const of = (kind: string) => wrong.filter((words) => words.includes(`${kind}:`)).length;
console.log(
  `${mode}: ${rounds} rounds, ${READERS} readers with 8 writers each, ${acknowledged} writes acknowledged`,
);
if (isPower) console.log(`  writes not yet on the disk at the cut: ${undone}`);
console.log(`  lost ${of('lost')}, twice ${of('twice')}, half done ${of('half')}, damaged ${of('damaged')}`);
console.log(
  `  restart p50 ${at(startTimes, 0.5)} ms, p99 ${at(startTimes, 0.99)} ms, most ${at(startTimes, 1)} ms (goal ${GOAL_MS}); processor time of a start p50 ${at(startCosts, 0.5)} ms, p99 ${at(startCosts, 0.99)} ms`,
);
if (backTimes.length > 0)
  console.log(`  serving again after the database died: at most ${Math.round(Math.max(...backTimes))} ms`);
const isAsHoped = mode === 'power-normal' ? of('lost') > 0 : wrong.length === 0;
process.exitCode = isAsHoped ? 0 : 1;
