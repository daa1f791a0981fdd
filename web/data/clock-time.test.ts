import { expect, test } from 'vitest';
import { momentOf } from './clock-time.ts';

const now = new Date(2026, 2, 1, 16, 30);

test.each([
  [new Date(2026, 2, 1, 16, 5), /^4:05\sPM$/],
  [new Date(2026, 1, 28, 9, 0), /^Feb 28, 9:00\sAM$/],
  [new Date(2025, 11, 31, 23, 59), /^Dec 31, 2025, 11:59\sPM$/],
])('%s is written %s', (moment, written) => {
  expect(momentOf(moment.toISOString(), now)).toMatch(written);
});
