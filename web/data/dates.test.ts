import { expect, test } from 'vitest';
import { dayOf, minuteOf } from './dates.ts';

const time = '2026-03-01T03:30:00.000Z';

test('a time is written by the clock of the zone that is named', () => {
  expect(dayOf(time, 'America/New_York')).toBe('Feb 28, 2026');
  expect(minuteOf(time, 'Pacific/Kiritimati')).toMatch(/^Mar 1, 2026, 5:30\sPM$/);
  expect(minuteOf(time, 'Asia/Kathmandu')).toMatch(/^Mar 1, 2026, 9:15\sAM$/);
});

test('a zone this browser does not know leaves it to the clock here', () => {
  expect(dayOf(time, 'Moon/Tranquility')).toBe(dayOf(time));
});
