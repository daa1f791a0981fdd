import { expect, test } from 'vitest';
import { confusion, exactly, heightOf, rankCorrelation, weightedKappa, withinOne } from './agreement.ts';
import { foldOf, givenLevel } from './cross-validation.ts';
import { fit } from './fitting.ts';
import { labelled } from './labelled.ts';

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

test('a work is never on both sides of a split', () => {
  const titles = labelled('replies').map(({ title }) => title);
  const fold = foldOf(titles, 8);
  expect(new Set(titles.map(fold)).size).toBe(8);
  expect(fold('Jaws')).toBe(fold('Jaws'));
});

test('no weight goes against its sign, and length takes nothing with it', () => {
  const cases = Array.from({ length: 60 }, (_, i) => ({
    signals: { quoted: (i % 4) / 3, praise: (i % 4) / 3, telling: ((i * 7) % 5) / 4 },
    level: i % 4,
    group: String(i),
    words: 20 + i,
  }));
  const { presence, depth } = fit(cases, 10);
  expect(depth.weights.quoted).toBeGreaterThan(0);
  expect(depth.weights.praise).toBe(0);
  expect(presence.weights.praise).toBe(0);
});

const seen = labelled('replies').map((item) => ({
  item,
  truth: heightOf(item.quality),
  given: givenLevel(item),
}));
const probed = labelled('probes').map((item) => ({ truth: heightOf(item.quality), given: givenLevel(item) }));

test('the judge that ships agrees with the labelled replies', () => {
  expect(weightedKappa(seen)).toBeGreaterThanOrEqual(0.75);
  expect(withinOne(seen)).toBeGreaterThanOrEqual(0.95);
});

test('and with the probes it never learnt from', () => {
  expect(weightedKappa(probed)).toBeGreaterThanOrEqual(0.75);
  expect(withinOne(probed)).toBeGreaterThanOrEqual(0.95);
});

test('nothing labelled needs_improvement is called excellent', () => {
  expect([...seen, ...probed].filter(({ truth, given }) => truth === 0 && given === 3)).toEqual([]);
});

test('length does not predict the level', () => {
  const words = seen.map(({ item }) => item.reply.split(/\s+/).length);
  expect(
    Math.abs(
      rankCorrelation(
        words,
        seen.map(({ given }) => given),
      ),
    ),
  ).toBeLessThan(0.35);
});
