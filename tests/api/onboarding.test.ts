import { expect, it } from 'vitest';
import { FIRST_BOOKS_MAX } from '#contract/first-books.ts';
import { sharedWorld } from '../world.ts';

const server = sharedWorld();

let count = 0;
const newcomer = () => {
  count += 1;
  return server().person(`newcomer${count}`);
};

const emma = { title: 'Emma', author: 'Jane Austen' };
const sapiens = { title: 'Sapiens', author: 'Yuval Noah Harari', isbn: '9780062316097', notes: 'From Ann' };

type Reader = Awaited<ReturnType<typeof newcomer>>;
const titles = async (reader: Reader): Promise<string[]> =>
  (await reader.call('listBooks')).body.map(({ title }: { title: string }) => title);

it('the first steps put the chosen books on the shelf, the last chosen on top, and are done from then on', async () => {
  const ann = await newcomer();
  expect(ann.user.onboardedAt).toBeNull();
  const { status, body } = await ann.call('onboard', { body: { books: [emma, sapiens] } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: ann.user.id, onboardedAt: '2026-03-01T12:00:00.000Z' });
  expect((await ann.call('currentUser')).body).toEqual(body);
  expect((await ann.call('listBooks')).body).toMatchObject([
    { ...sapiens, coverUrl: null, rating: null, status: null },
    { ...emma, isbn: null, notes: null },
  ]);
});

it('sent again, also at the same moment, nothing is there twice and the day stays the first one', async () => {
  const ann = await newcomer();
  const body = { books: [emma, sapiens, { title: ' EMMA ', author: 'Jane Austen' }] };
  const sent = await Promise.all([1, 2, 3].map(() => ann.call('onboard', { body })));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await titles(ann)).toEqual(['Sapiens', 'Emma']);
  server().clock.now += 86_400_000;
  expect((await ann.call('onboard', { body })).body.onboardedAt).toBe(sent[0]?.body.onboardedAt);
  expect(await titles(ann)).toEqual(['Sapiens', 'Emma']);
});

it('a book of the library is not doubled, whether it is known by its name or by its ISBN', async () => {
  const ann = await newcomer();
  await ann.call('addBook', { body: { title: 'émma!', author: 'jane austen', notes: 'mine' } });
  await ann.call('addBook', {
    body: { title: 'Sapiens: A Brief History', author: 'Harari', isbn: '0062316095' },
  });
  await ann.call('onboard', { body: { books: [emma, sapiens, { title: 'Emma', author: 'Somebody else' }] } });
  expect(await titles(ann)).toEqual(['Emma', 'Sapiens: A Brief History', 'émma!']);
});

it('titles of nothing but signs are told apart', async () => {
  const ann = await newcomer();
  const books = ['🌊', '🔥', '🌊'].map((title) => ({ title, author: '?' }));
  await ann.call('onboard', { body: { books } });
  expect(await titles(ann)).toEqual(['🔥', '🌊']);
});

it('what was deleted may be chosen again', async () => {
  const ann = await newcomer();
  await ann.call('onboard', { body: { books: [emma] } });
  const [book] = (await ann.call('listBooks')).body;
  await ann.call('deleteBook', { params: { id: book.id } });
  await ann.call('onboard', { body: { books: [emma] } });
  expect(await titles(ann)).toEqual(['Emma']);
});

it('the name fills an empty first name only', async () => {
  const ann = await newcomer();
  expect((await ann.call('onboard', { body: { firstName: 'Somebody' } })).body.firstName).toBe(
    ann.user.firstName,
  );
  const { store } = server().world;
  await store.write.updateTable('users').set({ firstName: '' }).where('id', '=', ann.user.id).execute();
  expect((await ann.call('onboard', { body: { firstName: ' Ann ' } })).body.firstName).toBe('Ann');
});

it('who stopped half-way keeps the books and is not done yet', async () => {
  const ann = await newcomer();
  const { body } = await ann.call('onboard', { body: { books: [emma], finished: false } });
  expect(body.onboardedAt).toBeNull();
  expect(await titles(ann)).toEqual(['Emma']);
  expect((await ann.call('onboard', { body: {} })).body.onboardedAt).not.toBeNull();
  expect((await ann.call('onboard', { body: { finished: false } })).body.onboardedAt).not.toBeNull();
});

it('is for people with an account, and touches nobody else’s shelf', async () => {
  const [ann, bob] = [await newcomer(), await newcomer()];
  expect(
    (
      await server()
        .visitor()
        .call('onboard', { body: { books: [emma] } })
    ).status,
  ).toBe(401);
  const misdirected = { books: [emma], userId: bob.user.id };
  expect((await ann.call('onboard', { body: misdirected })).body.code).toBe('forbidden');
  expect([await titles(ann), await titles(bob)]).toEqual([[], []]);
  expect((await bob.call('onboard', { body: misdirected })).status).toBe(200);
  expect([await titles(ann), await titles(bob)]).toEqual([[], ['Emma']]);
});

it('one wrong book is named and none is added; so are too many', async () => {
  const ann = await newcomer();
  const wrong = await ann.call('onboard', { body: { books: [emma, { title: '', author: 'A' }] } });
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.body.fields)).toEqual(['books.1.title']);
  const many = Array.from({ length: FIRST_BOOKS_MAX + 1 }, (_, n) => ({ title: `${n}`, author: 'A' }));
  expect((await ann.call('onboard', { body: { books: many } })).body.fields).toHaveProperty('books');
  expect(await titles(ann)).toEqual([]);
  expect((await ann.call('currentUser')).body.onboardedAt).toBeNull();
  expect((await ann.call('onboard', { body: { books: many.slice(1) } })).status).toBe(200);
  expect(await titles(ann)).toHaveLength(FIRST_BOOKS_MAX);
});

it('the longest of everything goes through in one', async () => {
  const ann = await newcomer();
  const books = Array.from({ length: FIRST_BOOKS_MAX }, (_, n) => ({
    title: `${n} ${'題'.repeat(490)}`,
    author: '者'.repeat(300),
    notes: '記'.repeat(20_000),
  }));
  expect((await ann.call('onboard', { body: { books } })).status).toBe(200);
});
