import { expect, test } from 'vitest';
import { stepToShow } from './steps.ts';

test.each([
  ['welcome', 'Ann', 3, 'welcome'],
  ['books', '  ', 3, 'welcome'],
  ['books', 'Ann', 0, 'books'],
  ['complete', 'Ann', 0, 'books'],
  ['complete', '', 4, 'welcome'],
  ['complete', 'Ann', 1, 'complete'],
] as const)('asked for %s as %j with %i books, %4$s is shown', (wanted, name, bookCount, shown) => {
  expect(stepToShow(wanted, { name, bookCount })).toBe(shown);
});
