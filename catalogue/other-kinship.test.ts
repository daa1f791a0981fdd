import { describe, expect, test } from 'vitest';
import { lookUp } from './look-up.ts';
import { kinshipNamed, OTHER_STORIES, tiesOfStory } from './other-kinship.ts';

describe('the ties of stories we hold no notes on', () => {
  test('are known of more than a hundred', () => {
    expect(OTHER_STORIES.length).toBeGreaterThan(100);
  });

  test.each(OTHER_STORIES.map((story) => [story.titles[0] ?? '', story] as const))(
    '%s: made by somebody, everybody in the ties named once, nobody tied to themselves',
    (_, story) => {
      const made = [...(story.book ?? []), ...(story.movie ?? [])];
      expect(made.length).toBeGreaterThan(0);
      const kinship = tiesOfStory(story);
      expect(kinship?.ties.length).toBeGreaterThan(0);
      const people = Object.keys(kinship?.people ?? {});
      const names = Object.entries(kinship?.people ?? {}).flat(2);
      expect(new Set(names).size, 'a name stands for one person').toBe(names.length);
      for (const { who, is, to } of kinship?.ties ?? []) {
        expect(people).toContain(who);
        expect(people).toContain(to);
        expect(who).not.toBe(to);
        expect(is).toMatch(/^\p{Ll}[\p{Ll} -]+$/u);
      }
    },
  );

  test.each(OTHER_STORIES.map((story) => [story.titles[0] ?? '', story] as const))(
    '%s has no second telling beside our own notes',
    (_, { titles, book = [], movie = [] }) => {
      for (const title of titles) {
        for (const creator of book) expect(lookUp({ kind: 'book', title, creator })).toBeNull();
        for (const creator of movie) expect(lookUp({ kind: 'movie', title, creator })).toBeNull();
      }
    },
  );

  test.each([
    { kind: 'book', title: 'Hamlet', creator: 'William Shakespeare' },
    { kind: 'book', title: 'hamlet, prince of denmark', creator: 'Shakespeare, William' },
    { kind: 'book', title: 'Hamlet', creator: '' },
    { kind: 'movie', title: 'Hamlet', creator: 'Kenneth Branagh' },
    { kind: 'movie', title: 'The Lion King', creator: 'Unknown' },
    {
      kind: 'book',
      title: 'Harry Potter and the Goblet of Fire (Harry Potter, #4)',
      creator: 'J.K. Rowling',
    },
    { kind: 'movie', title: 'Pride & Prejudice', creator: 'Joe Wright' },
  ] as const)('$title ($kind, “$creator”) is one of them', (named) => {
    expect(kinshipNamed(named)).not.toBeNull();
  });

  test.each([
    { kind: 'book', title: 'Emma', creator: 'Alexander McCall Smith' },
    { kind: 'movie', title: 'Frozen', creator: 'Adam Green' },
    { kind: 'artwork', title: 'Hamlet', creator: '' },
    { kind: 'concept', title: 'Hamlet', creator: '' },
  ] as const)('$title by $creator ($kind) is another', (named) => {
    expect(kinshipNamed(named)).toBeNull();
  });
});
