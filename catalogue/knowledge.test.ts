import { describe, expect, test } from 'vitest';
import { ARTWORKS } from './artworks.ts';
import { BOOKS } from './books.ts';
import { CONCEPTS } from './concepts.ts';
import { FILMS } from './films.ts';
import { knowledgeOf, knowledgeOfEntry } from './knowledge.ts';
import type { Knowledge } from './types.ts';

const ALL: Knowledge[] = [
  ...BOOKS.map((entry) => knowledgeOfEntry({ kind: 'book', entry })),
  ...FILMS.map((entry) => knowledgeOfEntry({ kind: 'movie', entry })),
  ...ARTWORKS.map((entry) => knowledgeOfEntry({ kind: 'artwork', entry })),
  ...CONCEPTS.map((entry) => knowledgeOfEntry({ kind: 'concept', entry })),
];

describe('what the guide knows of a subject', () => {
  test('a novel: its maker, its people, and what may not be told yet kept apart', () => {
    const known = knowledgeOf({ kind: 'book', title: 'Nineteen Eighty-Four', creator: 'Orwell, George' });
    expect(known).toMatchObject({ kind: 'book', surname: 'Orwell', year: '1949', story: true, claim: null });
    expect(known?.people.open.map(({ name }) => name)).toContain('Winston Smith');
    expect(known?.touchstones.open.every(({ spoiler }) => !spoiler)).toBe(true);
    expect(known?.touchstones.spoilers.map(({ name }) => name)).toContain('Room 101');
  });

  test('an argument has the claim it rests on, and no story', () => {
    const known = knowledgeOf({ kind: 'book', title: 'The Selfish Gene', creator: 'Dawkins' });
    expect(known?.story).toBe(false);
    expect(known?.claim).toContain('gene');
  });

  test('a film answers its six questions', () => {
    const known = knowledgeOf({ kind: 'movie', title: 'Parasite', creator: 'Bong Joon-ho' });
    for (const text of [known?.film?.inspiration, known?.film?.legacy, known?.film?.reception]) {
      expect(text?.length).toBeGreaterThan(20);
    }
    expect(known?.film?.iconicScene.spoiler).toBe(true);
  });

  test('an artwork is first of all what is there to be seen', () => {
    const known = knowledgeOf({ kind: 'artwork', title: 'The Starry Night', creator: 'Van Gogh' });
    expect(known?.lookingPoints.map(({ name }) => name)).toContain('the cypress');
    expect(known?.comparisons.length).toBeGreaterThanOrEqual(1);
  });

  test('a concept, also one kept as a book, has definition, example, limit and test', () => {
    const known = knowledgeOf({ kind: 'book', title: 'Sunk cost fallacy', creator: 'Exploration' });
    expect(known).toMatchObject({ kind: 'concept', id: 'sunk-cost-fallacy', creator: 'Exploration' });
    for (const part of ['definition', 'example', 'limit', 'test'] as const) {
      expect(known?.idea?.[part].length).toBeGreaterThan(20);
    }
  });

  test('nothing is known of what the catalogue does not hold', () => {
    expect(knowledgeOf({ kind: 'book', title: 'Middlemarch', creator: 'George Eliot' })).toBeNull();
  });
});

describe.each(['book', 'movie', 'artwork', 'concept'] as const)('for every %s', (kind) => {
  const known = ALL.filter((one) => one.kind === kind);

  test('there is a place to point to, a question to argue and a fact to recall, without a spoiler', () => {
    for (const one of known) {
      const places = [...one.touchstones.open, ...one.lookingPoints];
      expect(places.length, one.id).toBeGreaterThanOrEqual(2);
      expect(one.debates.open.length, one.id).toBeGreaterThanOrEqual(1);
      expect(one.facts.open.length, one.id).toBeGreaterThanOrEqual(1);
      expect(one.misconceptions.open.length, one.id).toBeGreaterThanOrEqual(1);
    }
  });

  test('there is something to set it beside, never itself', () => {
    for (const one of known) {
      const links = [...one.comparisons, ...one.concepts];
      expect(links.length, one.id).toBeGreaterThanOrEqual(1);
      expect(
        links.some((link) => link.kind === one.kind && link.id === one.id),
        one.id,
      ).toBe(false);
    }
  });
});
