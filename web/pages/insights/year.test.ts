import { describe, expect, test } from 'vitest';
import { byMonth, dayInWords, daysOfYear, depthOf, monthsUnder } from './year.ts';

describe('the calendar of a year', () => {
  const { days, months, columns } = daysOfYear('2026-03-01', [
    { date: '2026-03-01', reflections: 2 },
    { date: '2025-03-02', reflections: 1 },
    { date: '2025-03-01', reflections: 9 },
  ]);

  test('holds every day once up to today, each in the row of its weekday', () => {
    expect(days).toHaveLength(365);
    expect(new Set(days.map(({ date }) => date)).size).toBe(365);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2025-03-02', '2026-03-01']);
    for (const { date, row } of days) expect(row).toBe(new Date(`${date}T00:00:00Z`).getUTCDay());
    expect(new Set(days.map(({ column, row }) => `${column} ${row}`)).size).toBe(365);
    expect(Math.max(...days.map(({ column }) => column))).toBe(columns - 1);
  });

  test('counts what was on a day, and nothing older', () => {
    expect(days.filter(({ reflections }) => reflections > 0).map(({ date }) => date)).toEqual([
      '2025-03-02',
      '2026-03-01',
    ]);
    expect(byMonth(days).reduce((sum, { reflections }) => sum + reflections, 0)).toBe(3);
  });

  test('names the months where they begin', () => {
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toEqual({ name: 'Mar', column: columns - 1 });
  });

  test('prints a busy day darker, and never one with nothing', () => {
    expect([0, 1, 2, 5, 8].map((count) => depthOf(count, 8))).toEqual([0, 1, 1, 3, 4]);
    expect(depthOf(1, 1)).toBe(1);
  });

  test('has months under a line of weeks, with the year where it turns', () => {
    const weeks = Array.from({ length: 53 }, (_, week) =>
      new Date(Date.parse('2025-11-23') + week * 7 * 86_400_000).toISOString().slice(0, 10),
    );
    expect(monthsUnder(weeks)).toEqual([
      { place: 0, name: 'Nov 2025' },
      { place: 13, name: 'Feb 2026' },
      { place: 26, name: 'May' },
      { place: 39, name: 'Aug' },
      { place: 52, name: 'Nov' },
    ]);
    expect(monthsUnder(['2026-01-04'])).toEqual([{ place: 0, name: 'Jan 2026' }]);
    // Of a shorter line, each month once.
    expect(monthsUnder(weeks.slice(-13)).map(({ name }) => name)).toEqual(['Aug 2026', 'Sep', 'Oct', 'Nov']);
  });

  test('says a day in words', () => {
    expect(dayInWords('2026-03-01')).toBe('Sun, Mar 1, 2026');
  });
});
