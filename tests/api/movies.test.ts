import { describe, expect, it } from 'vitest';
import { sharedWorld } from '../world.ts';

const server = sharedWorld();
const RAN = { title: 'Ran', director: 'Akira Kurosawa' };

let count = 0;
const viewer = () => {
  count += 1;
  return server().person(`viewer${count}`);
};

describe('adding a film', () => {
  it('keeps what was given and leaves the rest empty', async () => {
    const ann = await viewer();
    const made = await ann.call('addMovie', { body: RAN });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      ...RAN,
      id: expect.any(Number),
      userId: ann.user.id,
      year: null,
      genre: null,
      posterUrl: null,
      notes: null,
      lastSession: null,
      createdAt: expect.any(String),
      updatedAt: made.body.createdAt,
    });
    const whole = {
      ...RAN,
      userId: ann.user.id,
      year: 1985,
      genre: 'War',
      posterUrl: 'https://posters.example.org/ran.jpg',
      notes: 'The castle burns\nin silence.',
    };
    expect((await ann.call('addMovie', { body: whole })).body).toMatchObject(whole);
    expect((await ann.call('addMovie', { body: { ...RAN, userId: null } })).status).toBe(201);
  });

  it('is refused in another person’s name, and so is giving one away', async () => {
    const [ann, bob] = [await viewer(), await viewer()];
    const refused = await ann.call('addMovie', { body: { ...RAN, userId: bob.user.id } });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    const { body: film } = await ann.call('addMovie', { body: RAN });
    const change = { params: { id: film.id }, body: { title: 'Yojimbo', userId: bob.user.id } };
    expect((await ann.call('changeMovie', change)).status).toBe(403);
    expect((await bob.call('listMovies')).body).toEqual([]);
    expect((await ann.call('listMovies')).body).toEqual([film]);
  });

  it.each([
    ['title', [undefined, null, '', '  ', '\u0000', 7], 'Title is required'],
    ['director', [undefined, null, '', '\n', {}], 'Director name is required'],
    ['year', ['1985', 1985.5, 2 ** 53, [1985]], 'A year is a whole number.'],
    ['posterUrl', ['', 'javascript:alert(1)', '/poster.jpg', 'ftp://a/b', 7], null],
    ['genre', [7, ['War']], null],
    ['notes', [7, {}], null],
    ['userId', ['1', 1.5, {}], null],
  ])('refuses a wrong %s and names the field', async (field, values, words) => {
    const ann = await viewer();
    for (const value of values) {
      const { status, body } = await ann.call('addMovie', { body: { ...RAN, [field]: value } });
      expect([status, body.code, Object.keys(body.fields ?? {})], JSON.stringify(value)).toEqual([
        400,
        'invalid',
        [field],
      ]);
      if (words) expect(body.fields[field]).toBe(words);
      expect(body.fields[field]).not.toMatch(/expected|received|zod|regex/i);
    }
    expect((await ann.call('listMovies')).body).toEqual([]);
  });

  it.each([
    ['title', 500],
    ['director', 300],
    ['genre', 500],
    ['notes', 20_000],
  ])('takes a %s of %i characters and not one more', async (field, most) => {
    const ann = await viewer();
    const add = (text: string) => ann.call('addMovie', { body: { ...RAN, [field]: text } });
    expect((await add(` ${'x'.repeat(most)} `)).body[field]).toHaveLength(most);
    const over = await add('x'.repeat(most + 1));
    expect([over.status, Object.keys(over.body.fields)]).toEqual([400, [field]]);
  });
});

it('changing a film changes what is named, empties what is null, and leaves what is missing', async () => {
  const ann = await viewer();
  const full = { ...RAN, year: 1985, genre: 'War', posterUrl: 'http://a.b/c', notes: 'Wind' };
  const { body: film } = await ann.call('addMovie', { body: full });
  const change = (body: unknown) => ann.call('changeMovie', { params: { id: film.id }, body });
  expect((await change({ year: 1984, userId: ann.user.id })).body).toMatchObject({ ...full, year: 1984 });
  const emptied = { year: null, genre: null, posterUrl: null, notes: null };
  expect((await change(emptied)).body).toMatchObject({ ...RAN, ...emptied });
  expect((await change({})).body).toMatchObject({ ...RAN, ...emptied });
  for (const wrong of [{ title: null }, { title: ' ' }, { director: null }, { year: '1985' }]) {
    const refused = await change(wrong);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, Object.keys(wrong)]);
  }
  const kept = await change({ id: 1, createdAt: 0, deletedAt: 1, lastSession: 5 });
  expect(kept.body).toMatchObject({ id: film.id, createdAt: film.createdAt, lastSession: null });
});
