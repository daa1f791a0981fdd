import { expect, test } from 'vitest';
import { fromTheFirst, strokesOf } from './strokes.ts';

test('the line goes through what is known and is broken where nothing was', () => {
  const points = [null, 50, 60, null, 95].map((mastery) => ({ mastery }));
  expect(strokesOf(points, 10)).toEqual(['10,50 20,40', '40,5 40,5']);
  expect(strokesOf([], 10)).toEqual([]);
});

test('the line begins shortly before what is known, and is never shorter than a quarter of a year', () => {
  const year = (known: number) =>
    Array.from({ length: 53 }, (_, at) => ({ at, mastery: at < known ? null : 50 }));
  expect(fromTheFirst(year(52))).toHaveLength(13);
  expect(fromTheFirst(year(30))[0]).toEqual({ at: 29, mastery: null });
  expect(fromTheFirst(year(0))).toHaveLength(53);
  expect(fromTheFirst(year(53))).toHaveLength(53);
});
