import { expect, test } from 'vitest';
import { inBytes } from '../../data/in-bytes.ts';
import { inHours, inTokens, isActive } from './figures.ts';

test('sizes are short enough to read and never a thousand of a unit', () => {
  expect([0, 999, 1000, 4_230_000, 9_960_000, 128_400_000, 999_600_000, 5e15].map(inBytes)).toEqual([
    '0 bytes',
    '999 bytes',
    '1.0 kB',
    '4.2 MB',
    '10 MB',
    '128 MB',
    '1.0 GB',
    '5000 TB',
  ]);
});

test('time spent is told in hours and minutes', () => {
  expect([0, 7, 60, 200, 100_000].map(inHours)).toEqual([
    '0 min',
    '7 min',
    '1 h',
    '3 h 20 min',
    '1,666 h 40 min',
  ]);
});

test('a budget says when there is none', () => {
  expect(['unlimited' as const, 0, 1, 50_000].map(inTokens)).toEqual([
    'no limit',
    '0 tokens a day',
    '1 token a day',
    '50,000 tokens a day',
  ]);
});

test('active is who was here in the last 24 hours, to the minute', () => {
  const now = Date.parse('2026-03-02T12:00:00Z');
  expect(isActive('2026-03-01T12:01:00Z', now)).toBe(true);
  expect(isActive('2026-03-01T12:00:00Z', now)).toBe(false);
  expect(isActive(null, now)).toBe(false);
});
