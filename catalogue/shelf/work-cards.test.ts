import { expect, test } from 'vitest';
import { ARTWORKS } from '../artworks.ts';
import { BOOKS } from '../books.ts';
import { FILMS } from '../films.ts';
import { workCardOf } from './work-cards.ts';

test('every book, film and artwork has its card, with something to talk about on it', async () => {
  const works = [
    ...BOOKS.map(({ id }) => ['book', id] as const),
    ...FILMS.map(({ id }) => ['movie', id] as const),
    ...ARTWORKS.map(({ id }) => ['artwork', id] as const),
  ];
  for (const [kind, id] of works) {
    const card = await workCardOf(kind, id);
    expect(card, id).toMatchObject({ id, summary: expect.stringMatching(/\w/) });
    expect(card?.moments.length, id).toBeGreaterThan(0);
  }
});

test('a work that is not in the catalogue has none', async () => {
  expect(await workCardOf('book', 'no-such-book')).toBeNull();
  expect(await workCardOf('movie', 'no-such-film')).toBeNull();
});
