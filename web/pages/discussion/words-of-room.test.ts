import { expect, test } from 'vitest';
import { momentOf } from '../../data/clock-time.ts';
import { budgetSentence } from './words-of-room.ts';

const why = 'Built-in guide: the day’s tokens of the AI model are used up.';

test('a budget that is spent says why the built-in guide speaks, and today when the model is back', () => {
  const now = new Date('2026-03-01T22:10:00Z');
  const midnight = momentOf('2026-03-02T00:00:00.000Z', now);
  expect(budgetSentence('2026-03-01T09:00:00Z', now)).toBe(`${why} The model is back at ${midnight}.`);
  expect(budgetSentence('2026-02-28T23:59:00Z', now)).toBe(why);
  expect(budgetSentence(null, now)).toBe(why);
});
