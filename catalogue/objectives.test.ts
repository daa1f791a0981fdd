import { describe, expect, test } from 'vitest';
import { DIMENSIONS, KINDS } from '#contract/kinds.ts';
import {
  ART_OBJECTIVES,
  BOOK_OBJECTIVES,
  FILM_OBJECTIVES,
  OBJECTIVES,
  objectiveOf,
  sharesOf,
} from './objectives.ts';

const names = (objectives: readonly { name: string }[]) => objectives.map(({ name }) => name);

describe('what a reader can aim at', () => {
  test('five objectives for a book, under the names people know, each with a subtitle', () => {
    expect(names(BOOK_OBJECTIVES)).toEqual([
      'Recall Key Facts',
      'Critical Thinking',
      'Perspective & Empathy',
      'Application',
      'Knowledge Synthesis',
    ]);
    for (const { subtitle } of BOOK_OBJECTIVES) expect(subtitle).toMatch(/^\p{Lu}.{10,70}$/u);
  });

  test('seven for an artwork', () => {
    expect(names(ART_OBJECTIVES)).toEqual([
      'Recall Key Facts',
      'Analyze Themes & Symbolism',
      'Artistic Techniques',
      'Art Movement & Context',
      'Personal Reflection',
      'Critical Thinking',
      'Compare Artworks',
    ]);
  });

  test('seven for a film', () => {
    expect(names(FILM_OBJECTIVES)).toEqual([
      'Recall Key Scenes',
      'Character & Perspective',
      'Themes & Symbolism',
      'Cinematic Techniques',
      'Genre & Context',
      'Critical Viewing',
      'Personal Reflection',
    ]);
  });

  test('a concept is discussed under the five of a book', () => {
    expect(OBJECTIVES.concept).toBe(BOOK_OBJECTIVES);
  });

  test.each(KINDS)('no two of a %s share an address', (kind) => {
    expect(new Set(OBJECTIVES[kind].map(({ slug }) => slug)).size).toBe(OBJECTIVES[kind].length);
  });
});

describe('finding an objective', () => {
  test('by its name, its address, or General Discussion, whatever the case', () => {
    expect(objectiveOf('book', 'perspective & empathy')?.slug).toBe('perspective-empathy');
    expect(objectiveOf('movie', 'genre-context')?.name).toBe('Genre & Context');
    expect(objectiveOf('artwork', 'General Discussion')?.dimension).toBeNull();
  });

  test('the reader’s own is nobody else’s', () => {
    expect(objectiveOf('book', 'Argue with my uncle about it')).toBeNull();
    expect(objectiveOf('book', 'Compare Artworks')).toBeNull();
  });
});

describe('what a reflection counts for', () => {
  test.each([
    ['book', 'Recall Key Facts', 'Concept Recognition'],
    ['movie', 'Recall Key Scenes', 'Concept Recognition'],
    ['concept', 'Application', 'Real-world Application'],
    ['book', 'Perspective & Empathy', 'Real-world Application'],
    ['movie', 'Character & Perspective', 'Real-world Application'],
    ['artwork', 'Personal Reflection', 'Real-world Application'],
    ['book', 'Knowledge Synthesis', 'Critical Analysis'],
    ['movie', 'Critical Viewing', 'Critical Analysis'],
    ['artwork', 'Compare Artworks', 'Critical Analysis'],
    ['artwork', 'Art Movement & Context', 'Critical Analysis'],
  ] as const)('%s, %s: wholly for %s', (kind, objective, dimension) => {
    expect(sharesOf(kind, objective)).toEqual([{ dimension, weight: 1 }]);
  });

  test.each([['General Discussion'], ['My own question'], [''], [null]])(
    'under %j it counts half for all three',
    (objective) => {
      expect(sharesOf('book', objective)).toEqual(
        DIMENSIONS.map((dimension) => ({ dimension, weight: 0.5 })),
      );
    },
  );

  test('each kind has an objective for every insight', () => {
    for (const kind of KINDS) {
      expect(new Set(OBJECTIVES[kind].map(({ dimension }) => dimension))).toEqual(new Set(DIMENSIONS));
    }
  });
});
