import { describe, expect, it, onTestFinished } from 'vitest';
import { bookServices } from '#server/book-search/book-search.ts';
import { makeCoverHunt } from '#server/covers/cover-hunt.ts';
import { makeLog } from '#server/log.ts';
import { makeOutbound } from '#server/outbound/outbound.ts';
import { coverLookUps } from '#server/store/cover-look-ups.ts';
import {
  ERROR_PAGE,
  GOOGLE_NOTHING,
  json,
  OPEN_LIBRARY_NOTHING,
  SERVICE_ADDRESSES,
} from '../outside/book-services.ts';
import { type Site, testInternet } from '../outside/internet.ts';
import { testWorld } from '../world.ts';

const GOOGLE_COVER = 'https://books.google.com/books/content?id=x&zoom=1&fife=w800';
const volume = (title: string, author: string) =>
  json({
    items: [
      {
        volumeInfo: {
          title: `Study Guide to ${title}`,
          authors: ['Some Tutor'],
          imageLinks: { thumbnail: 'http://books.google.com/guide' },
        },
      },
      {
        volumeInfo: {
          title,
          authors: [author],
          imageLinks: { thumbnail: 'http://books.google.com/books/content?id=x&zoom=1&edge=curl' },
        },
      },
    ],
  });
const nothing = { google: json(GOOGLE_NOTHING), openLibrary: json(OPEN_LIBRARY_NOTHING) };

const soon = <T>(look: () => T) => expect.poll(look, { timeout: 10_000 });

const shelf = async (sites: { google: Site; openLibrary: Site }) => {
  const internet = await testInternet({
    'google.example': sites.google,
    'library.example': sites.openLibrary,
  });
  const world = await testWorld({ RATE_LIMIT_FACTOR: '0' });
  const ann = await world.person();
  const log = makeLog('silent');
  const { now, store } = world.world;
  /** A server that hunts without waiting. */
  const hunt = (more: { pauseMs?: number; idleMs?: number } = {}) => {
    const outbound = makeOutbound({ wires: internet.wires });
    const services = bookServices({ outbound, addresses: SERVICE_ADDRESSES, googleKey: undefined, now, log });
    const lookUps = coverLookUps(store.write);
    const made = makeCoverHunt({ lookUps, services, now, log, paceMs: 1, idleMs: 5, pauseMs: 5, ...more });
    onTestFinished(() => made.stop());
    made.start();
    return made;
  };
  const add = async (book: Record<string, unknown>) =>
    (await ann.call('addBook', { body: book })).body.id as number;
  const books = async () => (await ann.call('listBooks')).body as { id: number; coverUrl: string | null }[];
  return {
    ...internet,
    ...world,
    ann,
    hunt,
    add,
    coverOf: async (id: number) => (await books()).find((book) => book.id === id)?.coverUrl,
    looked: async () =>
      (await store.read.selectFrom('books').select(['id', 'coverCheckedAt']).orderBy('id').execute()).map(
        ({ coverCheckedAt }) => coverCheckedAt !== null,
      ),
    googleAsked: () =>
      internet.seen.requests
        .filter(({ headers }) => headers.host === 'google.example')
        .map(({ url }) => new URL(url ?? '', 'http://x').searchParams.get('q')),
  };
};

describe('a book without a cover', () => {
  it('gets one a little later, of the book itself and not of the guide to it', async () => {
    const { hunt, add, coverOf } = await shelf({
      ...nothing,
      google: volume('The Sea, the Sea', 'Iris Murdoch'),
    });
    const id = await add({ title: 'The Sea, the Sea', author: 'Murdoch, Iris' });
    hunt();
    await soon(() => coverOf(id)).toBe(GOOGLE_COVER);
  });

  it('is looked for by its ISBN first, ours when the reader gave none', async () => {
    const { hunt, add, looked, googleAsked } = await shelf(nothing);
    await add({ title: 'Some Rare Book', author: 'A. Writer', isbn: '978-0-547-24964-3' });
    await add({ title: 'Animal Farm', author: 'George Orwell' });
    hunt();
    await soon(looked).toEqual([true, true]);
    await soon(() => googleAsked().length).toBe(4);
    expect(googleAsked()[0]).toMatch(/^isbn:97/);
    expect(googleAsked().slice(1)).toEqual([
      'intitle:Animal intitle:Farm inauthor:George inauthor:Orwell',
      'isbn:9780547249643',
      'intitle:Some intitle:Rare intitle:Book inauthor:A inauthor:Writer',
    ]);
  });

  it('gets it from Open Library when Google has none', async () => {
    const { hunt, add, coverOf } = await shelf({
      ...nothing,
      openLibrary: json({ docs: [{ title: 'Stoner', author_name: ['John Williams'], cover_i: 77 }] }),
    });
    const id = await add({ title: 'Stoner', author: 'John Williams' });
    hunt();
    await soon(() => coverOf(id)).toBe('https://covers.openlibrary.org/b/id/77-L.jpg');
  });

  it('is found when it comes in while the hunt sleeps', async () => {
    const { hunt, add, coverOf } = await shelf({ ...nothing, google: volume('Stoner', 'John Williams') });
    const hunting = hunt({ idleMs: 60_000 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const id = await add({ title: 'Stoner', author: 'John Williams' });
    hunting.wake();
    await soon(() => coverOf(id)).toBe(GOOGLE_COVER);
  });

  it('never gets another book’s: one by the same name, or by the same author', async () => {
    const { hunt, add, coverOf, looked } = await shelf({
      ...nothing,
      google: volume('Stoner', 'John Williams'),
    });
    const others = [
      await add({ title: 'Stoner', author: 'Mary Jones' }),
      await add({ title: 'Augustus', author: 'John Williams' }),
    ];
    hunt();
    await soon(looked).toEqual([true, true]);
    for (const id of others) expect(await coverOf(id)).toBeNull();
  });

  it('is looked for once: what was not found is not asked for again', async () => {
    const { hunt, add, seen } = await shelf(nothing);
    await add({ title: 'Nobody Knows It', author: 'No One' });
    hunt();
    await soon(() => seen.accepted).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(seen.accepted).toBe(2);
  });

  it('is looked for anew when its title was mended', async () => {
    const { hunt, add, ann, coverOf, looked } = await shelf({
      ...nothing,
      google: volume('Stoner', 'John Williams'),
    });
    const id = await add({ title: 'Stonr', author: 'John Williams' });
    hunt();
    await soon(looked).toEqual([true]);
    await ann.call('changeBook', {
      params: { id },
      body: { title: 'Stoner', author: 'John Williams', coverUrl: null },
    });
    await soon(() => coverOf(id)).toBe(GOOGLE_COVER);
  });

  it('is tried three times while nobody answers, and then left', async () => {
    const { hunt, add, clock, looked, seen } = await shelf({ google: ERROR_PAGE, openLibrary: ERROR_PAGE });
    await add({ title: 'Stoner', author: 'John Williams' });
    hunt();
    await soon(() => seen.accepted).toBe(6);
    await soon(looked).toEqual([true]);
    clock.now += 24 * 60 * 60_000;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(seen.accepted).toBe(6);
  });

  it('is given back when the server stops in the middle', async () => {
    const { hunt, add, looked, seen } = await shelf({ google: () => {}, openLibrary: () => {} });
    await add({ title: 'Stoner', author: 'John Williams' });
    const hunting = hunt();
    await soon(() => seen.accepted).toBe(1);
    expect(await looked()).toEqual([true]);
    const began = performance.now();
    await hunting.stop();
    expect(performance.now() - began).toBeLessThan(1000);
    expect(await looked()).toEqual([false]);
  });
});

describe('the reader’s own choice', () => {
  it('stands: a cover they gave, took away or put in while we looked is not replaced', async () => {
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const found = volume('Stoner', 'John Williams');
    const { hunt, add, ann, coverOf, looked, seen } = await shelf({
      ...nothing,
      google: async (request, response) => {
        await held;
        found(request, response);
      },
    });
    const stoner = { title: 'Stoner', author: 'John Williams' };
    const mine = 'https://covers.example/mine.jpg';
    const given = await add({ ...stoner, coverUrl: mine });
    const takenAway = await add({ ...stoner, coverUrl: mine });
    await ann.call('changeBook', { params: { id: takenAway }, body: { coverUrl: null } });
    const meanwhile = await add(stoner);
    hunt();
    await soon(() => seen.accepted).toBe(1);
    await ann.call('changeBook', { params: { id: meanwhile }, body: { coverUrl: mine } });
    answer?.();
    const last = await add(stoner);
    await soon(() => coverOf(last)).toBe(GOOGLE_COVER);
    expect(await coverOf(given)).toBe(mine);
    expect(await coverOf(takenAway)).toBeNull();
    expect(await coverOf(meanwhile)).toBe(mine);
    expect(await looked()).toEqual([false, true, true, true]);
  });

  it('is not told to anyone: the answer has only the contract’s fields', async () => {
    const { add, ann } = await shelf(nothing);
    await add({ title: 'Stoner', author: 'John Williams' });
    expect((await ann.call('listBooks')).text).not.toContain('coverCheckedAt');
  });
});

describe('what is not looked for', () => {
  it('an idea kept in the collection, or a deleted book', async () => {
    const { hunt, add, ann, looked, seen } = await shelf(nothing);
    await add({ title: 'Anchoring', author: 'Exploration' });
    const gone = await add({ title: 'Stoner', author: 'John Williams' });
    await ann.call('deleteBook', { params: { id: gone } });
    hunt();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await looked()).toEqual([false, false]);
    expect(seen.accepted).toBe(0);
  });

  it('anything, with BOOK_SEARCH=off', async () => {
    const { world, person } = await testWorld();
    const ann = await person();
    world.covers.start();
    await ann.call('addBook', { body: { title: 'Stoner', author: 'John Williams' } });
    await new Promise((resolve) => setTimeout(resolve, 60));
    const rows = await world.store.read.selectFrom('books').select('coverCheckedAt').execute();
    expect(rows).toEqual([{ coverCheckedAt: null }]);
  });

  it('the same book twice, by two servers at once', async () => {
    const { hunt, add, looked, googleAsked } = await shelf(nothing);
    for (let n = 0; n < 30; n++) await add({ title: `Volume ${n}`, author: 'A. Writer' });
    hunt();
    hunt();
    hunt();
    await soon(async () => (await looked()).every(Boolean)).toBe(true);
    await soon(() => googleAsked().length).toBe(30);
    expect(new Set(googleAsked()).size).toBe(30);
  });
});

it('one question a second is all we ask', async () => {
  const internet = await testInternet({
    'google.example': nothing.google,
    'library.example': nothing.openLibrary,
  });
  const { world, person } = await testWorld(
    { BOOK_SEARCH: 'on' },
    { wires: internet.wires, bookServices: SERVICE_ADDRESSES },
  );
  const ann = await person();
  for (const title of ['One', 'Two', 'Three'])
    await ann.call('addBook', { body: { title, author: 'A. Writer' } });
  world.covers.start();
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(internet.seen.accepted).toBeGreaterThan(0);
  expect(internet.seen.accepted).toBeLessThanOrEqual(3);
});
