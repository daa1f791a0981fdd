import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLoad } from './load.ts';

let at = 0;
let refused = 0;
const load = () =>
  watchLoad(
    () => {
      refused += 1;
    },
    () => at,
  );
const isTaken = (watched: ReturnType<typeof load>): boolean => {
  const answered = watched.take();
  answered?.();
  return answered !== null;
};
const many = (watched: ReturnType<typeof load>, count: number): number =>
  Array.from({ length: count }, () => isTaken(watched)).filter(Boolean).length;
/** The event loop comes round. */
const comeRound = () => {
  vi.advanceTimersByTime(50);
};

beforeEach(() => {
  at = 0;
  refused = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('takes everyone while the server keeps up', () => {
  const watched = load();
  for (let round = 0; round < 20; round++) {
    at += 50;
    comeRound();
    expect(many(watched, 200)).toBe(200);
  }
});

it('refuses at once whoever would wait too long, and takes all again when it has caught up', () => {
  const watched = load();
  expect(many(watched, 100)).toBe(100);
  at = 1_100;
  expect(many(watched, 100)).toBe(0);
  comeRound();
  // They lay waiting during that long round; only a few are taken before it is made up for.
  expect(many(watched, 150)).toBe(100);
  at += 60;
  comeRound();
  expect(many(watched, 150)).toBe(150);
});

it('serves a few people on a machine that is slow for other reasons', () => {
  const watched = load();
  at = 10_000;
  comeRound();
  expect(many(watched, 100)).toBe(100);
});

it('bounds how many calls wait for something else, and goes on when they are answered', () => {
  const watched = load();
  const answered: ((() => void) | null)[] = [];
  for (let n = 0; n < 2000; n++) answered.push(watched.take());
  expect(isTaken(watched)).toBe(false);
  answered[0]?.();
  expect(isTaken(watched)).toBe(true);
});

it('says when to come back, and that it counted', async () => {
  vi.useRealTimers();
  const thrown = await load()
    .refuse()
    .catch((problem: unknown) => problem);
  expect(thrown).toMatchObject({ code: 'unavailable', status: 503 });
  const { retryAfter } = thrown as { retryAfter: number };
  expect(retryAfter).toBeGreaterThanOrEqual(1);
  expect(retryAfter).toBeLessThanOrEqual(4);
  expect(refused).toBe(1);
});
