import { beforeEach, expect, it } from 'vitest';
import { manualClock } from '#tests/manual-clock.ts';
import { type Breaker, breaker } from './breaker.ts';

let clock: ReturnType<typeof manualClock>;
let provider: Breaker;

beforeEach(() => {
  clock = manualClock();
  provider = breaker({ clock });
});
const fail = (times: number) => {
  for (let count = 0; count < times; count++) provider.admit()?.failed();
};

it('leaves a provider alone after five failed turns in a row, for 30 seconds', async () => {
  fail(4);
  expect(provider.closed).toBe(true);
  fail(1);
  expect(provider.closed).toBe(false);
  expect(provider.admit()).toBeNull();
  await clock.advance(29_999);
  expect(provider.admit()).toBeNull();
  await clock.advance(1);
  expect(provider.admit()).not.toBeNull();
});

it('then tries it with one turn only, while the others go elsewhere', async () => {
  fail(5);
  await clock.advance(30_000);
  const trial = provider.admit();
  expect(provider.admit()).toBeNull();
  trial?.succeeded();
  expect(provider.closed).toBe(true);
  expect(provider.admit()).not.toBeNull();
});

it('leaves it alone for another 30 seconds if that turn fails, too', async () => {
  fail(5);
  await clock.advance(30_000);
  provider.admit()?.failed();
  await clock.advance(29_999);
  expect(provider.admit()).toBeNull();
  await clock.advance(1);
  expect(provider.admit()).not.toBeNull();
});

it('lets the next turn try when the one that tried was stopped', async () => {
  fail(5);
  await clock.advance(30_000);
  provider.admit()?.undecided();
  expect(provider.admit()).not.toBeNull();
});

it('begins to count anew after a turn that went well', () => {
  fail(4);
  provider.admit()?.succeeded();
  fail(4);
  expect(provider.closed).toBe(true);
});

it('does not rest longer because turns under way fail later', async () => {
  const underWay = provider.admit();
  fail(5);
  await clock.advance(20_000);
  underWay?.failed();
  await clock.advance(10_000);
  expect(provider.admit()).not.toBeNull();
});
