import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  ERROR_PAGE,
  GARBAGE,
  GOOGLE,
  GOOGLE_FORBIDDEN,
  GOOGLE_NOTHING,
  GOOGLE_QUOTA,
  json,
  OPEN_LIBRARY,
  OPEN_LIBRARY_NOTHING,
  SERVICE_ADDRESSES,
} from '../outside/book-services.ts';
import { type Site, testInternet } from '../outside/internet.ts';
import { testWorld } from '../world.ts';

const SILENCE: Site = () => {};
const ORWELL = { title: '1984', author: 'George Orwell' };

const library = async (google: Site, openLibrary: Site, env: Record<string, string> = {}) => {
  const internet = await testInternet({ 'google.example': google, 'library.example': openLibrary });
  const world = await testWorld(
    { BOOK_SEARCH: 'on', ...env },
    { wires: internet.wires, bookServices: SERVICE_ADDRESSES },
  );
  const ann = await world.person();
  return {
    ...internet,
    ...world,
    ann,
    search: (query: Record<string, string>) => ann.call('bookSearch', { query }),
    askedOf: (host: string) =>
      internet.seen.requests
        .filter(({ headers }) => headers.host === host)
        .map(({ url }) => new URL(url ?? '', 'http://x')),
  };
};

describe('searching for a book', () => {
  it('finds it at Google Books, each book once, with year, ISBN and a cover over https', async () => {
    const { search, askedOf } = await library(json(GOOGLE), SILENCE);
    const { status, body } = await search(ORWELL);
    expect(status).toBe(200);
    expect(body).toEqual({
      source: 'google',
      items: [
        {
          title: '1984',
          author: 'George Orwell',
          year: 1983,
          isbn: '9780547249643',
          coverUrl:
            'https://books.google.com/books/content?id=kotPYEqx7kMC&printsec=frontcover&img=1&zoom=1&source=gbs_api&fife=w800',
        },
        { title: 'Twenty Essays', author: '', year: null, isbn: null, coverUrl: null },
        {
          title: 'Burmese Days',
          author: 'George Orwell, Emma Larkin',
          year: 1934,
          isbn: null,
          coverUrl:
            'https://books.google.com/books/content?id=cccccccccccc&printsec=frontcover&img=1&zoom=1&source=gbs_api&fife=w800',
        },
      ],
    });
    expect(askedOf('library.example')).toEqual([]);
    const [asked] = askedOf('google.example');
    expect(asked?.pathname).toBe('/books/v1/volumes');
    expect(asked?.searchParams.get('q')).toBe('intitle:1984 inauthor:George inauthor:Orwell');
    expect(asked?.searchParams.has('key')).toBe(false);
  });

  it('asks on a key of its own where there is one, and never says it, also when that fails', async () => {
    const { search, askedOf, sites, logged } = await library(json(GOOGLE), json(OPEN_LIBRARY), {
      GOOGLE_BOOKS_API_KEY: 'a-key',
    });
    expect((await search(ORWELL)).text).not.toContain('a-key');
    expect(askedOf('google.example')[0]?.searchParams.get('key')).toBe('a-key');
    sites['google.example'] = json(GOOGLE_FORBIDDEN, 403);
    expect((await search({ title: 'other' })).text).not.toContain('a-key');
    expect(logged.join('')).toContain('a book search did not answer');
    expect(logged.join('')).not.toContain('a-key');
  });

  it('takes no punctuation for a command', async () => {
    const { search, askedOf } = await library(json(GOOGLE), SILENCE);
    await search({ title: '"Sapiens": inpublisher:x & y=z', author: 'Harari, Yuval' });
    const q = askedOf('google.example')[0]?.searchParams.get('q');
    expect(q).toBe(
      'intitle:Sapiens intitle:inpublisher intitle:x intitle:y intitle:z inauthor:Harari inauthor:Yuval',
    );
  });

  it.each(['978-0-547-24964-3', '0 547 24964 0'])(
    'goes by the ISBN where one is given: %s',
    async (title) => {
      const { search, askedOf } = await library(json(GOOGLE_NOTHING), json(OPEN_LIBRARY));
      await search({ title });
      const digits = title.replace(/\D/g, '');
      expect(askedOf('google.example')[0]?.searchParams.get('q')).toBe(`isbn:${digits}`);
      expect(askedOf('library.example')[0]?.searchParams.get('isbn')).toBe(digits);
    },
  );

  const shy: [string, Site][] = [
    ['finds nothing', json(GOOGLE_NOTHING)],
    ['has no quota left', json(GOOGLE_QUOTA, 429)],
    ['forbids it', json(GOOGLE_FORBIDDEN, 403)],
    ['shows an error page', ERROR_PAGE],
    ...GARBAGE.map(([name, site]): [string, Site] => [`answers with ${name}`, site]),
  ];
  it.each(shy)('goes on to Open Library when Google %s', async (_, google) => {
    const { search, askedOf } = await library(google, json(OPEN_LIBRARY));
    const { status, body } = await search({ ...ORWELL, limit: '5' });
    expect(status).toBe(200);
    expect(body.source).toBe('openlibrary');
    expect(body.items).toEqual([
      {
        title: 'Nineteen Eighty-Four',
        author: 'George Orwell',
        year: 1949,
        isbn: '9780451524935',
        coverUrl: 'https://covers.openlibrary.org/b/id/12054715-L.jpg',
      },
      { title: 'Burmese Days', author: 'George Orwell', year: 1934, isbn: null, coverUrl: null },
      { title: 'Anonymous Pamphlet', author: '', year: null, isbn: null, coverUrl: null },
    ]);
    const [asked] = askedOf('library.example');
    expect(asked?.pathname).toBe('/search.json');
    expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({ ...ORWELL, limit: '5' });
  });

  it.each([
    ['find nothing', json(GOOGLE_NOTHING), json(OPEN_LIBRARY_NOTHING)],
    ['fail', ERROR_PAGE, json({}, 503)],
    ...GARBAGE.map(([name, site]): [string, Site, Site] => [`answer with ${name}`, site, site]),
  ] as [string, Site, Site][])('ends with our own catalogue when both %s', async (_, google, openLibrary) => {
    const { search } = await library(google, openLibrary);
    const { status, body } = await search({ author: 'george orwell' });
    expect(status).toBe(200);
    expect(body.source).toBe('catalogue');
    expect(body.items.length).toBeGreaterThan(0);
    for (const item of body.items) expect(item).toMatchObject({ author: 'George Orwell', coverUrl: null });
  });

  it('has an answer within three seconds, however silent the services are', async () => {
    const { search } = await library(SILENCE, SILENCE);
    const began = performance.now();
    expect((await search(ORWELL)).body.source).toBe('catalogue');
    const took = performance.now() - began;
    expect(took).toBeGreaterThan(2000);
    expect(took).toBeLessThan(3500);
  });

  it('does not wait for a slow Google when Open Library has something', async () => {
    const { search } = await library(SILENCE, json(OPEN_LIBRARY));
    const began = performance.now();
    expect((await search(ORWELL)).body.source).toBe('openlibrary');
    expect(performance.now() - began).toBeLessThan(2500);
  });

  it('still hears a slow Google when Open Library is slower', async () => {
    const late: Site = (request, response) => {
      sleep(1800).then(() => json(GOOGLE)(request, response));
    };
    const { search } = await library(late, SILENCE);
    expect((await search(ORWELL)).body.source).toBe('google');
  });

  it('gives as many as asked for', async () => {
    const { search } = await library(json(GOOGLE), SILENCE);
    expect((await search({ ...ORWELL, limit: '1' })).body.items).toHaveLength(1);
  });
});

describe('asking less of the services', () => {
  it('a question without a letter or a digit is not asked of anyone; one in any script is', async () => {
    const { search, seen } = await library(json(GOOGLE), SILENCE);
    expect((await search({ title: '?!', author: '—' })).body).toEqual({ source: 'catalogue', items: [] });
    expect(seen.accepted).toBe(0);
    for (const title of ['红楼梦', 'Война и мир', 'ألف ليلة', 'こころ'])
      expect((await search({ title })).body.source).toBe('google');
  });

  it('the same question is asked once a day, also when many ask it at once or write it otherwise', async () => {
    const { search, seen, clock } = await library(json(GOOGLE), SILENCE);
    await Promise.all([ORWELL, ORWELL, { title: ' 1984 ', author: 'GEORGE ORWELL' }].map(search));
    clock.now += 23 * 60 * 60_000;
    await search(ORWELL);
    expect(seen.accepted).toBe(1);
    clock.now += 2 * 60 * 60_000;
    await search(ORWELL);
    expect(seen.accepted).toBe(2);
  });

  it('a stand-in from the catalogue is kept a minute only', async () => {
    const { search, sites, clock } = await library(ERROR_PAGE, ERROR_PAGE);
    expect((await search(ORWELL)).body.source).toBe('catalogue');
    sites['google.example'] = json(GOOGLE);
    expect((await search(ORWELL)).body.source).toBe('catalogue');
    clock.now += 61_000;
    expect((await search(ORWELL)).body.source).toBe('google');
  });

  it('a service without quota is left alone for as long as it says', async () => {
    const { search, askedOf, clock } = await library(
      json(GOOGLE_QUOTA, 429, { 'retry-after': '120' }),
      json(OPEN_LIBRARY),
    );
    for (const title of ['one', 'two', 'three']) await search({ title });
    expect(askedOf('google.example')).toHaveLength(1);
    clock.now += 121_000;
    await search({ title: 'four' });
    expect(askedOf('google.example')).toHaveLength(2);
  });

  it('a service that failed three times in a row is left alone for a minute', async () => {
    const { search, askedOf, clock } = await library(ERROR_PAGE, json(OPEN_LIBRARY));
    for (const title of ['one', 'two', 'three', 'four', 'five']) await search({ title });
    expect(askedOf('google.example')).toHaveLength(3);
    clock.now += 61_000;
    await search({ title: 'six' });
    expect(askedOf('google.example')).toHaveLength(4);
  });
});

describe('without the services', () => {
  it('BOOK_SEARCH=off keeps to the catalogue and opens no connection', async () => {
    const { search, seen } = await library(json(GOOGLE), json(OPEN_LIBRARY), { BOOK_SEARCH: 'off' });
    const { body } = await search({ title: 'animal farm' });
    expect(body.source).toBe('catalogue');
    expect(body.items[0]).toMatchObject({ title: 'Animal Farm', author: 'George Orwell' });
    expect(body.items[0].isbn).toMatch(/^97[89]\d{10}$/);
    expect(seen.accepted).toBe(0);
  });

  it('the catalogue is found by beginnings of words, without accents, and by ISBN', async () => {
    const { search } = await library(SILENCE, SILENCE, { BOOK_SEARCH: 'off' });
    const first = async (query: Record<string, string>) => (await search(query)).body.items[0]?.title;
    const farm = (await search({ title: 'animal farm' })).body.items[0];
    expect(await first({ title: 'anim fa' })).toBe('Animal Farm');
    expect(await first({ title: 'Animol Farm' })).toBe('Animal Farm');
    expect(await first({ title: farm.isbn })).toBe('Animal Farm');
    expect(await first({ title: 'Ánimal', author: 'Orwell, George' })).toBe('Animal Farm');
    expect((await search({ title: 'no such book at all' })).body).toEqual({ source: 'catalogue', items: [] });
    expect((await search({ title: '???' })).body.items).toEqual([]);
  });
});

describe('who may search, and how', () => {
  it('a visitor too, twenty times a minute from one address; a signed-in reader is not held to that', async () => {
    const { visitor, ann, clock } = await library(json(GOOGLE), SILENCE);
    const someone = visitor();
    const ask = () => someone.call('bookSearch', { query: { title: 'x' } });
    for (let n = 0; n < 20; n++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await visitor().call('bookSearch', { query: { title: 'x' } })).status).toBe(429);
    for (let n = 0; n < 30; n++)
      expect((await ann.call('bookSearch', { query: { title: 'x' } })).status).toBe(200);
    clock.now += 60_000;
    expect((await ask()).status).toBe(200);
  });

  it('a question without title and author, or a limit that is none, names the wrong field', async () => {
    const { search, seen } = await library(json(GOOGLE), SILENCE);
    const wrong: [Record<string, string>, string][] = [
      [{}, 'title'],
      [{ title: ' \u0000 ', author: '' }, 'title'],
      [{ title: 'x'.repeat(501) }, 'title'],
      [{ author: 'x'.repeat(301) }, 'author'],
      [{ title: 'x', limit: '0' }, 'limit'],
      [{ title: 'x', limit: '41' }, 'limit'],
      [{ title: 'x', limit: '1.5' }, 'limit'],
      [{ title: 'x', limit: 'many' }, 'limit'],
    ];
    for (const [query, field] of wrong) {
      const { status, body } = await search(query);
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', [field]]);
    }
    expect(seen.accepted).toBe(0);
  });
});
