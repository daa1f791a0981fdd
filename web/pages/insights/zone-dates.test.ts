import { expect, test } from 'vitest';
import { dayOf } from '../../data/dates.ts';
import { dayIn, minuteIn } from './zone-dates.ts';

const time = '2026-03-01T03:30:00.000Z';

test('a time is written by the clock of the zone whose days are counted', () => {
  expect(dayIn('America/New_York', time)).toBe('Feb 28, 2026');
  expect(minuteIn('Pacific/Kiritimati', time)).toMatch(/^Mar 1, 2026, 5:30\sPM$/);
  expect(minuteIn('Asia/Kathmandu', time)).toMatch(/^Mar 1, 2026, 9:15\sAM$/);
});

test('a zone this browser does not know leaves it to the clock here', () => {
  expect(dayIn('Moon/Tranquility', time)).toBe(dayOf(time));
});
