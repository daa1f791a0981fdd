import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, foldTitle, inNameOrder, withoutSubtitle } from './folding.ts';

describe('folding a text for comparison', () => {
  test.each([
    ['Cléo from 5 to 7', 'cleo from 5 to 7'],
    ['GÖDEL, Escher — Bach!', 'godel escher bach'],
    ["You’re / You're", 'youre youre'],
    ['Søren Kierkegaard', 'soren kierkegaard'],
    ['Pride & Prejudice', 'pride and prejudice'],
    ['Преступление', 'преступление'],
    ['The 🎬 of 👩‍👧!', 'the 🎬 of 👩 👧'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('folding twice is folding once', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });

  test('a leading article does not count, unless it is all there is', () => {
    expect(foldTitle('The Great Gatsby')).toBe('great gatsby');
    expect(foldTitle('The')).toBe('the');
  });
});

test.each([
  ['Sapiens: A Brief History of Humankind', 'Sapiens'],
  ['Dune (Penguin Galaxy)', 'Dune'],
  ['Catch-22', 'Catch-22'],
])('%s without its subtitle is %s', (title, short) => {
  expect(withoutSubtitle(title)).toBe(short);
});

test.each([
  ['Orwell, George', 'George Orwell'],
  ['George Orwell', 'George Orwell'],
  ['Stone, Patton and Heen', 'Stone, Patton and Heen'],
])('%s is read as %s', (written, read) => {
  expect(inNameOrder(written)).toBe(read);
});
