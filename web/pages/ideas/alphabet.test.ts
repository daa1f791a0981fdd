import { expect, test } from 'vitest';
import { SHELF_CONCEPTS } from '#catalogue/shelf/concepts.ts';
import { byLetter, LETTERS } from './alphabet.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('an article in front does not decide the letter, an accent or a capital neither', () => {
  const letters = byLetter(named('The Other', 'optionality', 'Élan', 'emergence', 'The'));
  expect(letters.map(({ letter, entries }) => [letter, entries.map(({ name }) => name)])).toEqual([
    ['E', ['Élan', 'emergence']],
    ['O', ['optionality', 'The Other']],
    ['T', ['The']],
  ]);
});

test('every concept is in the index once, under a letter there is, and letters never come twice', () => {
  const letters = byLetter(SHELF_CONCEPTS);
  const names = letters.map(({ letter }) => letter);
  expect(letters.flatMap(({ entries }) => entries.map(({ id }) => id)).toSorted()).toEqual(
    SHELF_CONCEPTS.map(({ id }) => id).toSorted(),
  );
  expect(names).toEqual(LETTERS.filter((letter) => names.includes(letter)));
});
