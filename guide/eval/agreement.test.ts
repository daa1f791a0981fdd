import { expect, test } from 'vitest';
import { confusion, exactly, rankCorrelation, weightedKappa, withinOne } from './agreement.ts';

const pairs = (...levels: [number, number][]) => levels.map(([truth, given]) => ({ truth, given }));

test('full agreement is 1, agreement by chance is 0, the reverse is below', () => {
  expect(weightedKappa(pairs([0, 0], [1, 1], [2, 2], [3, 3]))).toBe(1);
  expect(weightedKappa(pairs([0, 1], [3, 1], [0, 2], [3, 2]))).toBeCloseTo(0);
  expect(weightedKappa(pairs([0, 3], [3, 0]))).toBe(-1);
});

test('weighted kappa as worked out by hand', () => {
  // Squared distances seen: 1; by chance: (2·1·1 + 2·1·1 + …)/4 over the margins truths 2,2 and givens 1,3.
  expect(weightedKappa(pairs([0, 0], [0, 1], [1, 1], [1, 1]))).toBeCloseTo(0.5);
});

test('exact, within one, and the table', () => {
  const some = pairs([0, 0], [1, 2], [3, 1]);
  expect(exactly(some)).toBeCloseTo(1 / 3);
  expect(withinOne(some)).toBeCloseTo(2 / 3);
  expect(confusion(some)[3]).toEqual([0, 1, 0, 0]);
});

test('rank correlation, ties at their mean rank', () => {
  expect(rankCorrelation([1, 2, 3], [10, 20, 90])).toBeCloseTo(1);
  expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
  expect(rankCorrelation([1, 2, 2, 3], [5, 5, 5, 5])).toBe(0);
});
