import { describe, expect, it } from 'vitest';
import { ownBook } from '../own-book.ts';
import { sharedWorld, testWorld } from '../world.ts';

const server = sharedWorld();
const DUNE = { title: 'Dune', author: 'Frank Herbert' };

let count = 0;
const reader = () => {
  count += 1;
  return server().person(`reader${count}`);
};

describe('adding a book', () => {
  it('keeps what was given and leaves the rest empty', async () => {
    const ann = await reader();
    const made = await ann.call('addBook', { body: DUNE });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      ...ownBook(DUNE),
      id: expect.any(Number),
      userId: ann.user.id,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const whole = {
      ...DUNE,
      isbn: '9780441013593',
      coverUrl: 'https://covers.example.org/dune.jpg?size=L',
      notes: 'Fear is\tthe mind-killer.\nAgain.',
      rating: 4.5,
      status: 'read',
      dateRead: '2026-02-28',
    };
    expect((await ann.call('addBook', { body: whole })).body).toMatchObject(whole);
  });

  it('does not look at fields it does not know', async () => {
    const [ann, bob] = [await reader(), await reader()];
    const owned = await bob.call('addBook', { body: DUNE });
    const more = {
      id: owned.body.id,
      userId: bob.user.id,
      ownerId: 1,
      lastSession: 1,
      deletedAt: 1,
      createdAt: 0,
    };
    const made = await ann.call('addBook', { body: { ...DUNE, ...more } });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ userId: ann.user.id, lastSession: null });
    expect(made.body.id).not.toBe(owned.body.id);
    expect((await bob.call('listBooks')).body).toEqual([owned.body]);
    expect((await ann.call('listBooks')).body).toEqual([made.body]);
  });

  it('drops control characters, keeps every script and emoji, and trims', async () => {
    const ann = await reader();
    const title = '  Пиковая\u0000 дама \u0007\u001b[31m👩‍👩‍👧‍👦 مئة عام 百年孤独\r\n ';
    const { body } = await ann.call('addBook', {
      body: { title, author: '\tA\u0085\u009f ', notes: ' \u0000 ' },
    });
    expect(body.title).toBe('Пиковая дама [31m👩‍👩‍👧‍👦 مئة عام 百年孤独');
    expect(body.author).toBe('A');
    expect(body.notes).toBe('');
    const half = await ann.call('addBook', {
      raw: '{"title":"a\\ud83db","author":"c"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(half.body.title).toBe('a\ufffdb');
    expect((await ann.call('listBooks')).body[0].title).toBe('a\ufffdb');
  });

  it.each([
    ['title', 500],
    ['author', 300],
    ['notes', 20_000],
  ])('takes a %s of %i characters and not one more, counted after trimming', async (field, most) => {
    const ann = await reader();
    const add = (text: string) => ann.call('addBook', { body: { ...DUNE, [field]: text } });
    expect((await add(`  ${'x'.repeat(most)}\u0000 `)).body[field]).toHaveLength(most);
    const over = await add('x'.repeat(most + 1));
    expect([over.status, Object.keys(over.body.fields)]).toEqual([400, [field]]);
    // An emoji counts as JavaScript counts it: two.
    expect((await add('😀'.repeat(most / 2))).status).toBe(201);
    expect((await add('😀'.repeat(most / 2 + 1))).status).toBe(400);
  });

  it.each([
    ['title', [undefined, null, '', '   ', '\u0000', 7, ['x'], {}]],
    ['author', [undefined, null, '', '\n', true]],
    ['rating', [0, 0.25, 1.3, 5.5, -1, '4', 1e300, [4]]],
    ['status', ['', 'unread', 'READ', 1]],
    ['dateRead', ['', 'yesterday', '2026-02-30', '2026-13-01', '26-01-01', 20260101, '2026-1-1']],
    [
      'coverUrl',
      [
        '',
        'javascript:alert(1)',
        'data:image/png;base64,AA',
        '/api/auth/logout',
        '//evil.test/x',
        'ftp://a/b',
        'http://',
        'https://a b/',
        `https://a/${'x'.repeat(2000)}`,
        7,
      ],
    ],
    ['notes', [7, {}, ['x']]],
    ['isbn', ['12345', 'abcdefghij', 9780441013593]],
  ])('refuses a wrong %s and names the field', async (field, values) => {
    const ann = await reader();
    for (const value of values) {
      const { status, body } = await ann.call('addBook', { body: { ...DUNE, [field]: value } });
      expect([status, body.code, Object.keys(body.fields ?? {})], JSON.stringify(value)).toEqual([
        400,
        'invalid',
        [field],
      ]);
      expect(body.fields[field]).not.toMatch(/expected|received|zod|regex/i);
    }
    expect((await ann.call('listBooks')).body).toEqual([]);
  });

  it('takes half stars, any day there was, and a full time as its day', async () => {
    const ann = await reader();
    const add = async (more: object) => (await ann.call('addBook', { body: { ...DUNE, ...more } })).body;
    for (let rating = 0.5; rating <= 5; rating += 0.5) expect((await add({ rating })).rating).toBe(rating);
    expect((await add({ dateRead: '2024-02-29' })).dateRead).toBe('2024-02-29');
    expect((await add({ dateRead: '2026-02-28T23:00:00.000Z' })).dateRead).toBe('2026-02-28');
    for (const status of ['to-read', 'reading', 'read', null])
      expect((await add({ status })).status).toBe(status);
    expect((await add({ isbn: '0-441-01359-x' })).isbn).toBe('044101359X');
    expect((await add({ coverUrl: ' HTTP://example.org/a ' })).coverUrl).toBe('HTTP://example.org/a');
  });
});

describe('changing a book', () => {
  it('changes what is named, empties what is null, and leaves what is missing', async () => {
    const ann = await reader();
    const full = {
      ...DUNE,
      notes: 'Sand',
      rating: 3,
      status: 'reading',
      dateRead: '2026-01-01',
      coverUrl: 'http://a.b/c',
    };
    const { body: book } = await ann.call('addBook', { body: full });
    const change = (body: unknown) => ann.call('changeBook', { params: { id: book.id }, body });
    expect((await change({ rating: 5 })).body).toMatchObject({ ...full, rating: 5 });
    const emptied = { notes: null, rating: null, status: null, dateRead: null, coverUrl: null };
    expect((await change(emptied)).body).toMatchObject({ ...DUNE, ...emptied });
    expect((await change({})).body).toMatchObject({ ...DUNE, ...emptied });
    for (const wrong of [{ title: null }, { title: ' ' }, { author: null }, { rating: 6 }]) {
      const refused = await change(wrong);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, Object.keys(wrong)]);
    }
    const kept = await change({ id: 1, userId: 1, createdAt: 0, deletedAt: 1, lastSession: 5 });
    expect(kept.body).toMatchObject({
      id: book.id,
      userId: ann.user.id,
      createdAt: book.createdAt,
      lastSession: null,
    });
  });

  it('notes when', async () => {
    const { person, clock } = await testWorld();
    const ann = await person('ann');
    const { body: book } = await ann.call('addBook', { body: DUNE });
    clock.now += 5000;
    const { body } = await ann.call('changeBook', { params: { id: book.id }, body: { rating: 1 } });
    expect(Date.parse(body.updatedAt) - Date.parse(book.createdAt)).toBe(5000);
  });
});

it('several books get one status in one go, and nobody else’s do', async () => {
  const [ann, bob] = [await reader(), await reader()];
  const add = async (who: typeof ann): Promise<number> => (await who.call('addBook', { body: DUNE })).body.id;
  const [one, two, three, gone, theirs] = [
    await add(ann),
    await add(ann),
    await add(ann),
    await add(ann),
    await add(bob),
  ];
  await ann.call('deleteBook', { params: { id: gone } });
  const set = (ids: unknown, status: unknown) => ann.call('setStatusOfBooks', { body: { ids, status } });
  const statuses = async (who: typeof ann) =>
    (await who.call('listBooks')).body.map(({ status }: { status: string | null }) => status);
  expect((await set([one, two, gone, theirs], 'read')).status).toBe(204);
  expect(await statuses(ann)).toEqual([null, 'read', 'read']);
  expect(await statuses(bob)).toEqual([null]);
  expect((await set([three, two], null)).status).toBe(204);
  expect(await statuses(ann)).toEqual([null, null, 'read']);
  for (const [ids, status] of [[[one], 'done'], [[one]], [[], 'read'], [['x'], 'read'], [undefined, 'read']])
    expect((await set(ids, status)).status, JSON.stringify([ids, status])).toBe(400);
});

describe('deleting several books', () => {
  it('takes their talks along and brings all of it back, in one go each, and touches nobody else’s', async () => {
    const { person, clock } = await testWorld();
    const [ann, bob] = [await person('ann'), await person('bob')];
    const add = async (who: typeof ann, title: string): Promise<number> =>
      (await who.call('addBook', { body: { ...DUNE, title } })).body.id;
    const mine = await Promise.all(Array.from({ length: 300 }, (_, n) => add(ann, `Dune ${n}`)));
    const [first = 0, ...rest] = mine;
    const theirs = await add(bob, 'Emma');
    const talk = { kind: 'book', itemId: first, title: 'Dune 0', creator: DUNE.author, fresh: true };
    const before = (await ann.call('openDiscussion', { body: talk })).body.id;
    const talked = (await ann.call('openDiscussion', { body: talk })).body.id;
    await ann.call('deleteDiscussion', { params: { id: before } });
    clock.now += 1;
    const talks = async () =>
      (await ann.call('listDiscussions')).body.map(({ id }: { id: number }) => id) as number[];
    const [last = 0] = rest.slice(-1);
    const wanted = [first, first, ...rest.slice(0, -1), theirs, 987_654_321];

    expect((await ann.call('deleteBooks', { body: { ids: wanted } })).status).toBe(204);
    expect((await ann.call('listBooks')).body.map(({ id }: { id: number }) => id)).toEqual([last]);
    expect(await talks()).toEqual([]);
    expect((await ann.call('deleteBooks', { body: { ids: wanted } })).status).toBe(204);

    const back = await ann.call('restoreBooks', { body: { ids: wanted } });
    expect(back.body).toHaveLength(299);
    expect((await ann.call('listBooks')).body).toHaveLength(300);
    // What had been deleted by itself stays so.
    expect(await talks()).toEqual([talked]);
    expect((await bob.call('listBooks')).body).toHaveLength(1);
  });

  it('brings back what was deleted in the last ten minutes, and no more', async () => {
    const { person, clock } = await testWorld();
    const ann = await person('ann');
    const ids: number[] = [];
    for (const title of ['one', 'two']) {
      const { id } = (await ann.call('addBook', { body: { ...DUNE, title } })).body;
      ids.push(id);
      await ann.call('deleteBooks', { body: { ids: [id] } });
      clock.now += 6 * 60_000;
    }
    const { body } = await ann.call('restoreBooks', { body: { ids } });
    expect(body.map(({ title }: { title: string }) => title)).toEqual(['two']);
  });

  it.each(['deleteBooks', 'restoreBooks'] as const)('%s refuses what names no books', async (call) => {
    const ann = await reader();
    for (const ids of [undefined, null, [], 7, ['7'], [0], [-1], [1.5], [1e300], [null]])
      expect((await ann.call(call, { body: { ids } })).status, JSON.stringify(ids)).toBe(400);
  });
});
