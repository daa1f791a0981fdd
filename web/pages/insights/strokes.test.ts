import { expect, test } from 'vitest';
import { strokesOf } from './strokes.ts';

test('the line goes through what is known and is broken where nothing was', () => {
  const points = [null, 50, 60, null, 95].map((mastery) => ({ mastery }));
  expect(strokesOf(points, 10)).toEqual(['10,50 20,40', '40,5 40,5']);
  expect(strokesOf([], 10)).toEqual([]);
});
