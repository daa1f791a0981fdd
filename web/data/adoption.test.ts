// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { sampleUser } from '#tests/sample-user.ts';
import { forgetUser, mirrorUser, readMirror } from '../mirror.ts';
import { adopt, claimedBy } from './adoption.ts';
import { claimPrepared } from './claim.ts';
import { booksFrom, prepare, readPrepared } from './prepared.ts';
import { createQueryClient } from './query-client.ts';

const emma = { title: 'Emma', author: 'Jane Austen', isbn: null, coverUrl: null, notes: null };
const dune = { ...emma, title: 'Dune', author: 'Frank Herbert' };

let asked: unknown[];
let answer: () => Response;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answer = () => Response.json(sampleUser(1, { onboardedAt: '2026-03-01T00:00:00Z' }));
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const arrive = (user: User) => {
  claimPrepared(user);
  mirrorUser(user);
};

test('what a visitor prepared goes to whoever signs in first, and to nobody after', async () => {
  prepare({ firstName: 'Vi', books: [emma, dune], finished: true });
  arrive(sampleUser(1, { firstName: '' }));
  expect(readPrepared()).toEqual({ firstName: '', books: [], finished: false });
  arrive(sampleUser(2));
  expect(claimedBy(2)).toBeNull();
  expect(await adopt(createQueryClient(), 2)).toBeNull();
  expect(await adopt(createQueryClient(), 1)).toMatchObject({ books: [emma, dune] });
  expect(asked).toEqual([{ userId: 1, firstName: 'Vi', books: [emma, dune], finished: true }]);
  expect(await adopt(createQueryClient(), 1)).toBeNull();
  expect(asked).toHaveLength(1);
});

test('two tabs at once send it once', async () => {
  vi.stubGlobal('navigator', { ...navigator, locks: queue() });
  prepare({ books: [emma] });
  arrive(sampleUser(1));
  const adopted = await Promise.all([1, 2, 3].map(() => adopt(createQueryClient(), 1)));
  expect(adopted.filter(Boolean)).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test('what fails waits for the same person’s next try; what can never succeed is let go', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  prepare({ books: [emma] });
  arrive(sampleUser(1));
  answer = () => Response.json({ message: 'Busy', code: 'unavailable' }, { status: 503 });
  await expect(adopt(createQueryClient(), 1)).rejects.toThrow('503');
  expect(claimedBy(1)?.books).toEqual([emma]);
  answer = () => Response.json({ message: 'Wrong', code: 'invalid' }, { status: 400 });
  await expect(adopt(createQueryClient(), 1)).rejects.toThrow('400');
  expect(claimedBy(1)).toBeNull();
});

test('a name or a finished wizard of somebody signed in is no visitor’s, and goes to no other account', () => {
  arrive(sampleUser(1, { onboardedAt: '2026-01-01T00:00:00Z' }));
  expect([readMirror('userName'), readMirror('hasCompletedOnboarding')]).toEqual(['Ada', 'true']);
  arrive(sampleUser(2, { firstName: '' }));
  expect(claimedBy(2)).toBeNull();
  arrive(sampleUser(1, { onboardedAt: '2026-01-01T00:00:00Z' }));
  forgetUser();
  expect(readPrepared()).toEqual({ firstName: '', books: [], finished: false });
  arrive(sampleUser(2, { firstName: '' }));
  expect(claimedBy(2)).toBeNull();
});

test('being told again that nobody is signed in keeps what a visitor prepares', () => {
  prepare({ firstName: 'Vi', books: [emma] });
  forgetUser();
  expect(readPrepared()).toEqual({ firstName: 'Vi', books: [emma], finished: false });
});

test('whatever stands in storage, only what can be a book is one', () => {
  expect(booksFrom('x')).toEqual([]);
  expect(booksFrom([null, 7, {}, { title: ' ', author: 'A' }, { title: 'T', author: 7 }])).toEqual([]);
  const odd = { title: `  ${'x'.repeat(600)}`, author: 'A', isbn: '12', coverUrl: 'javascript:1', notes: 5 };
  expect(booksFrom([odd])).toEqual([
    { title: 'x'.repeat(500), author: 'A', isbn: null, coverUrl: null, notes: null },
  ]);
  localStorage.setItem('userBooks', '{"broken');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(readPrepared().books).toEqual([]);
});

/** One after the other, as the browser's locks do across tabs. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      last = last.then(work);
      return last;
    },
  };
}
