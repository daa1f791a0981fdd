import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BOOKS } from '../books.ts';
import { CONCEPTS } from '../concepts.ts';
import { FILMS } from '../films.ts';
import { CONCEPT_CATEGORIES } from '../lists.ts';
import { makeSearch } from '../search.ts';
import { SHELF_ARTWORKS } from './artworks.ts';
import { POPULAR_BOOKS, SHELF_BOOKS } from './books.ts';
import { SHELF_CONCEPTS } from './concepts.ts';
import { shelfContents } from './contents.ts';
import { SHELF_FILMS } from './films.ts';
import { artworkEntries, bookEntries, conceptEntries, filmEntries } from './search-entries.ts';
import { studyCardOf, studyCardsOf } from './study-cards.ts';

const fileOf = (name: string) => readFileSync(new URL(`../data/shelf/${name}.json`, import.meta.url), 'utf8');
const SHELVES = Object.entries(shelfContents());

describe.each(SHELVES)('the shelf %s', (name, contents) => {
  test('says what the deep data says (npm run catalogue:shelves writes it anew)', () => {
    expect(JSON.parse(fileOf(name))).toEqual(contents);
  });

  test('costs a browser less than 40 kB', () => {
    expect(gzipSync(fileOf(name)).length).toBeLessThan(40_000);
  });

  test('holds no plot and none of the words kept for recognising', () => {
    expect(fileOf(name)).not.toMatch(/"(keyTerms|touchstones|spoiler|facts|people|debates)"/);
  });
});

test('the longest list screen, all four shelves at once, still costs less than 40 kB', () => {
  const lists = ['books', 'films', 'artworks', 'concepts'].map(fileOf).join('');
  expect(gzipSync(lists).length).toBeLessThan(40_000);
});

test('no ending reaches a shelf', () => {
  const shelves = SHELVES.map(([name]) => fileOf(name)).join('\n');
  for (const work of [...BOOKS, ...FILMS]) {
    for (const { text } of work.touchstones.filter(({ spoiler }) => spoiler))
      expect(shelves).not.toContain(text);
  }
});

test('a newcomer is offered six books', () => {
  expect(POPULAR_BOOKS.map(({ title }) => title)).toEqual([
    'The Psychology of Money',
    'Atomic Habits',
    'Pride and Prejudice',
    '1984',
    'Thinking, Fast and Slow',
    'Sapiens',
  ]);
});

describe('study cards', () => {
  test('every concept has one, found by its id and among those of its category', async () => {
    const counts = await Promise.all(
      CONCEPT_CATEGORIES.map(async (category) => (await studyCardsOf(category)).length),
    );
    expect(counts).toEqual(CONCEPT_CATEGORIES.map(() => 20));
    for (const { id, name } of CONCEPTS) expect((await studyCardOf(id))?.name).toBe(name);
  });

  test('there is none for an unknown id', async () => {
    expect(await studyCardOf('no-such-idea')).toBeNull();
  });
});

test('a browser can search the shelves it has loaded', () => {
  const search = makeSearch([
    ...bookEntries(SHELF_BOOKS),
    ...filmEntries(SHELF_FILMS),
    ...artworkEntries(SHELF_ARTWORKS),
    ...conceptEntries(SHELF_CONCEPTS),
  ]);
  expect(search('kurosawa')[0]).toMatchObject({ kind: 'movie', id: 'rashomon' });
  expect(search('hokusai wave')[0]).toMatchObject({ kind: 'artwork', id: 'the-great-wave' });
  expect(search('prisoners')[0]).toMatchObject({ kind: 'concept', id: 'prisoners-dilemma' });
});
