import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryCaches } from '#tests/memory-caches.ts';
import {
  dropOtherTalks,
  forgetEverybody,
  hereIs,
  keepAnswer,
  keepChange,
  keepPicture,
  lastAnswer,
  lastPicture,
  nobodyIsHere,
  whoIsHere,
} from './last-seen.ts';

const BOOKS = 'https://books.example.org/api/books';
const TALKS = 'https://books.example.org/api/discussions';
const answer = (value: unknown, person: number | null, init: ResponseInit = {}) =>
  new Response(JSON.stringify(value), {
    ...init,
    headers: { 'content-type': 'application/json', ...(person !== null && { 'x-person': String(person) }) },
  });
const shown = async (url: string) => (await lastAnswer(url))?.json() ?? null;

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
});

describe('what a person was last shown', () => {
  test('can be read again, and tells when it was given', async () => {
    await hereIs(7);
    await keepAnswer(BOOKS, answer(['Emma'], 7));
    expect(await shown(BOOKS)).toEqual(['Emma']);
    expect(Date.parse((await lastAnswer(BOOKS))?.headers.get('x-last-seen') ?? '')).toBeGreaterThan(0);
  });

  test('is nobody else’s, whoever comes next and in whatever order answers arrive', async () => {
    await hereIs(7);
    await keepAnswer(BOOKS, answer(['Emma'], 7));
    await hereIs(8);
    expect(await shown(BOOKS)).toBeNull();
    await keepAnswer(BOOKS, answer(['Emma'], 7));
    expect(await shown(BOOKS)).toBeNull();
    await hereIs(7);
    expect(await shown(BOOKS)).toBeNull();
    expect(await whoIsHere()).toBe(7);
  });

  test('goes when nobody is signed in any more, but for what waits to be sent', async () => {
    await hereIs(7);
    await keepAnswer(BOOKS, answer(['Emma'], 7));
    await (await caches.open('colloquy-outbox-7')).put('/outbox/a', answer({}, null));
    await nobodyIsHere();
    expect(await caches.keys()).toEqual(['colloquy-outbox-7']);
    expect(await whoIsHere()).toBeNull();
  });

  test('goes with all the rest when somebody signs out; only the app stays', async () => {
    await hereIs(7);
    await keepAnswer(BOOKS, answer(['Emma'], 7));
    await caches.open('colloquy-outbox-7');
    await caches.open('colloquy-shell-1');
    await forgetEverybody();
    expect(await caches.keys()).toEqual(['colloquy-shell-1']);
  });

  test('but for words that wait for somebody else, whose session merely ended', async () => {
    await hereIs(8);
    await caches.open('colloquy-outbox-7');
    await caches.open('colloquy-outbox-8');
    await forgetEverybody();
    expect(await caches.keys()).toEqual(['colloquy-outbox-7']);
  });

  test('is never a refusal, a page, or something that says not whose it is', async () => {
    await hereIs(7);
    for (const status of [401, 403, 404, 429, 500, 503])
      await keepAnswer(BOOKS, answer({ message: 'no' }, 7, { status }));
    await keepAnswer(BOOKS, answer(['Emma'], null));
    await keepAnswer(
      BOOKS,
      new Response('<html>', { headers: { 'content-type': 'text/html', 'x-person': '7' } }),
    );
    expect(await lastAnswer(BOOKS)).toBeNull();
  });

  test('follows what the page itself changed', async () => {
    await hereIs(7);
    await keepAnswer(BOOKS, answer(['Emma'], 7));
    await keepChange(BOOKS, 7, ['Persuasion', 'Emma']);
    await keepChange(BOOKS, 8, ['Ulysses']);
    expect(await shown(BOOKS)).toEqual(['Persuasion', 'Emma']);
  });
});

describe('discussions', () => {
  test('of one kind, or about one thing, are found among all of them', async () => {
    await hereIs(7);
    const all = [
      { id: 1, kind: 'book', itemId: 4 },
      { id: 2, kind: 'movie', itemId: 4 },
      { id: 3, kind: 'book', itemId: 5 },
    ];
    await keepAnswer(TALKS, answer(all, 7));
    expect(await shown(`${TALKS}?kind=book`)).toEqual([all[0], all[2]]);
    expect(await shown(`${TALKS}?kind=book&itemId=5`)).toEqual([all[2]]);
  });

  test('that were deleted are not read again', async () => {
    await hereIs(7);
    await keepAnswer(`${TALKS}/1/messages`, answer(['a'], 7));
    await keepAnswer(`${TALKS}/2/messages`, answer(['b'], 7));
    await keepAnswer(`${TALKS}/2`, answer({}, 7));
    await dropOtherTalks([1]);
    expect(await shown(`${TALKS}/1/messages`)).toEqual(['a']);
    expect(await shown(`${TALKS}/2/messages`)).toBeNull();
    expect(await shown(`${TALKS}/2`)).toBeNull();
  });
});

test('pictures are kept up to a number, the oldest gone first', async () => {
  await hereIs(7);
  const at = (n: number) => `https://books.example.org/api/images?url=${n}`;
  for (let n = 0; n < 405; n += 1)
    await keepPicture(at(n), new Response('picture', { headers: { 'x-person': '7' } }));
  expect(await lastPicture(at(4))).toBeNull();
  expect(await lastPicture(at(5))).not.toBeNull();
  expect(await lastPicture(at(404))).not.toBeNull();
});
