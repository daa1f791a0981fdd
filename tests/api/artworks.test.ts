import { describe, expect, it } from 'vitest';
import { sharedWorld } from '../world.ts';

const server = sharedWorld();
const MONA_LISA = { title: 'Mona Lisa', artist: 'Leonardo da Vinci' };

let count = 0;
const collector = () => {
  count += 1;
  return server().person(`looker${count}`);
};

describe('adding an artwork', () => {
  it('keeps what was given and leaves the rest empty', async () => {
    const ann = await collector();
    const made = await ann.call('addArtwork', { body: MONA_LISA });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      ...MONA_LISA,
      id: expect.any(Number),
      userId: ann.user.id,
      year: null,
      medium: null,
      dimensions: null,
      location: null,
      movement: null,
      imageUrl: null,
      notes: null,
      lastSession: null,
      createdAt: expect.any(String),
      updatedAt: made.body.createdAt,
    });
    const whole = {
      ...MONA_LISA,
      userId: ann.user.id,
      year: 'c. 1503-1506',
      medium: 'Oil on poplar panel',
      dimensions: '77 cm × 53 cm',
      location: 'Louvre, Paris',
      movement: 'High Renaissance',
      imageUrl: 'https://pictures.example.org/mona-lisa.jpg',
      notes: 'Look at the bridge.',
    };
    expect((await ann.call('addArtwork', { body: whole })).body).toMatchObject(whole);
  });

  it('takes a year as text or as a number, and keeps text', async () => {
    const ann = await collector();
    const kept = async (year: unknown) =>
      (await ann.call('addArtwork', { body: { ...MONA_LISA, year } })).body.year;
    expect(await kept(1889)).toBe('1889');
    expect(await kept(-1345)).toBe('-1345');
    expect(await kept(' 18th century ')).toBe('18th century');
    expect(await kept(null)).toBeNull();
    const { body: work } = await ann.call('addArtwork', { body: MONA_LISA });
    const changed = await ann.call('changeArtwork', { params: { id: work.id }, body: { year: 1503 } });
    expect(changed.body.year).toBe('1503');
    expect((await ann.call('listArtworks')).body[0].year).toBe('1503');
  });

  it('is refused in another person’s name, and so is giving one away', async () => {
    const [ann, bob] = [await collector(), await collector()];
    const refused = await ann.call('addArtwork', { body: { ...MONA_LISA, userId: bob.user.id } });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    const { body: work } = await ann.call('addArtwork', { body: MONA_LISA });
    const change = { params: { id: work.id }, body: { title: 'x', userId: bob.user.id } };
    expect((await ann.call('changeArtwork', change)).status).toBe(403);
    expect((await bob.call('listArtworks')).body).toEqual([]);
    expect((await ann.call('listArtworks')).body).toEqual([work]);
  });

  it.each([
    ['title', [undefined, null, '', ' '], 'Title is required'],
    ['artist', [undefined, null, '', '\t', 7], 'Artist name is required'],
    ['year', [1503.5, true, {}, ['1503']], 'A year is text, or a whole number.'],
    ['imageUrl', ['', 'data:image/png;base64,AA', '//a.b/c', 7], null],
    ['medium', [7], null],
    ['movement', [{}], null],
  ])('refuses a wrong %s and names the field', async (field, values, words) => {
    const ann = await collector();
    for (const value of values) {
      const { status, body } = await ann.call('addArtwork', { body: { ...MONA_LISA, [field]: value } });
      expect([status, body.code, Object.keys(body.fields ?? {})], JSON.stringify(value)).toEqual([
        400,
        'invalid',
        [field],
      ]);
      if (words) expect(body.fields[field]).toBe(words);
      expect(body.fields[field]).not.toMatch(/expected|received|zod|regex/i);
    }
    expect((await ann.call('listArtworks')).body).toEqual([]);
  });

  it.each([
    ['title', 500],
    ['artist', 300],
    ['year', 500],
    ['medium', 500],
    ['dimensions', 500],
    ['location', 500],
    ['movement', 500],
    ['notes', 20_000],
  ])('takes a %s of %i characters and not one more', async (field, most) => {
    const ann = await collector();
    const add = (text: string) => ann.call('addArtwork', { body: { ...MONA_LISA, [field]: text } });
    expect((await add(` ${'x'.repeat(most)} `)).body[field]).toHaveLength(most);
    const over = await add('x'.repeat(most + 1));
    expect([over.status, over.body.fields]).toEqual([
      400,
      { [field]: `At most ${most.toLocaleString('en-US')} characters.` },
    ]);
  });
});

it('changing an artwork changes what is named, empties what is null, and leaves what is missing', async () => {
  const ann = await collector();
  const full = { ...MONA_LISA, year: '1503', medium: 'Oil', location: 'Paris', imageUrl: 'http://a.b/c' };
  const { body: work } = await ann.call('addArtwork', { body: full });
  const change = (body: unknown) => ann.call('changeArtwork', { params: { id: work.id }, body });
  expect((await change({ movement: 'Renaissance' })).body).toMatchObject({
    ...full,
    movement: 'Renaissance',
  });
  const emptied = { year: null, medium: null, location: null, imageUrl: null };
  expect((await change(emptied)).body).toMatchObject({ ...MONA_LISA, ...emptied, movement: 'Renaissance' });
  for (const wrong of [{ title: null }, { artist: ' ' }, { imageUrl: 'x' }]) {
    const refused = await change(wrong);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, Object.keys(wrong)]);
  }
});
