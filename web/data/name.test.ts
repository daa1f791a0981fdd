import { expect, test } from 'vitest';
import { displayName, fullName, splitName } from './name.ts';

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['  Gabriel   García Márquez ', 'Gabriel', 'García Márquez'],
  ['Colette', 'Colette', ''],
  ['   ', '', ''],
])('%j is %j and %j', (typed, firstName, lastName) => {
  expect(splitName(typed)).toEqual({ firstName, lastName });
});

test('a name of one word is shown without a stray space', () => {
  expect(fullName({ firstName: 'Colette', lastName: '' })).toBe('Colette');
});

test('people are called by first name, else email, else User', () => {
  expect(displayName({ firstName: 'Ada', email: 'a@b.c' })).toBe('Ada');
  expect(displayName({ firstName: '', email: 'a@b.c' })).toBe('a@b.c');
  expect(displayName({})).toBe('User');
});
