import { expect, test } from 'vitest';
import { bandOf } from './bands.ts';

test('a score is green from 80, blue from 60, yellow from 40 and orange below, with a word for each', () => {
  const bands = [100, 80, 79, 60, 59, 40, 39, 0].map((score) => [
    score,
    bandOf(score).name,
    bandOf(score).ink,
  ]);
  expect(bands).toEqual([
    [100, 'Strong', 'text-good'],
    [80, 'Strong', 'text-good'],
    [79, 'Solid', 'text-note'],
    [60, 'Solid', 'text-note'],
    [59, 'Growing', 'text-care'],
    [40, 'Growing', 'text-care'],
    [39, 'Beginning', 'text-warm'],
    [0, 'Beginning', 'text-warm'],
  ]);
});
