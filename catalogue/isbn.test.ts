import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isbn13Of, isIsbn13 } from './isbn.ts';

test('an ISBN of ten digits becomes a whole one of thirteen', () => {
  expect(isbn13Of('0306406152')).toBe('9780306406157');
  const ten = fc.stringMatching(/^[0-9]{9}[0-9X]$/);
  fc.assert(fc.property(ten, (isbn10) => isIsbn13(isbn13Of(isbn10))));
});

test('one wrong digit is noticed', () => {
  expect(isIsbn13('9780306406157')).toBe(true);
  expect(isIsbn13('9780306406158')).toBe(false);
  expect(isIsbn13('9770306406157')).toBe(false);
});
