import { expect, test } from 'vitest';
import { daysOf, endOf } from './share-ends.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

test('what was chosen is what is marked when the dialog opens again', () => {
  expect(endOf(null, NOW)).toBe('never');
  expect(endOf(inDays(7), NOW)).toBe('7');
  expect(endOf(inDays(29.9), NOW)).toBe('30');
});

test('an end that none of the choices would bring about marks none', () => {
  expect(endOf(inDays(3), NOW)).toBeNull();
  expect(endOf(inDays(365), NOW)).toBeNull();
});

test('never is asked for as no end at all', () => {
  expect([daysOf('never'), daysOf('7'), daysOf('30')]).toEqual([null, 7, 30]);
});
