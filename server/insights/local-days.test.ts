import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countByDay, dayWritten, localDays, streakOf, written } from './local-days.ts';
import { timeByDay } from './time-by-day.ts';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Africa/Monrovia',
  'America/Sao_Paulo',
];

const zone = fc.constantFrom(...ZONES);
const moment = fc.integer({ min: Date.parse('1950-01-01'), max: Date.parse('2045-01-01') });
/** About the nights the clocks change, where mistakes are. */
const nearChange = fc
  .tuple(
    fc.constantFrom(
      '2026-03-29T01:00Z',
      '2026-10-25T01:00Z',
      '2026-03-08T07:00Z',
      '2011-12-30T10:00Z',
      '2026-04-04T15:00Z',
    ),
    fc.integer({ min: -2 * 86_400_000, max: 2 * 86_400_000 }),
  )
  .map(([at, off]) => Date.parse(at) + off);
const anyMoment = fc.oneof(moment, nearChange);

/** The plain way: the calendar's own words for every single moment. */
const plainDay = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  );

describe('local calendar days', () => {
  it('are those of the calendar, at any moment, in any zone', () => {
    fc.assert(
      fc.property(zone, fc.array(anyMoment, { maxLength: 40 }), (name, moments) => {
        const days = localDays(name);
        for (const at of moments) expect(written(days.dayAt(at))).toBe(plainDay(at, name));
      }),
      { numRuns: 200 },
    );
  });

  it('begin with their first moment', () => {
    fc.assert(
      fc.property(zone, fc.oneof(nearChange, moment), (name, at) => {
        const { dayAt, beginOf } = localDays(name);
        const begin = beginOf(dayAt(at));
        expect([dayAt(begin), dayAt(begin - 1)]).toEqual([dayAt(at), expect.toSatisfy((d) => d < dayAt(at))]);
      }),
      { numRuns: 200 },
    );
  });

  it('are written and read back the same', () => {
    for (const date of ['1969-12-31', '1970-01-01', '2024-02-29', '2026-12-31'])
      expect(written(dayWritten(date))).toBe(date);
  });

  it('share out time without losing any', () => {
    const stretch = fc.tuple(anyMoment, fc.integer({ min: 0, max: 3 * 86_400_000 }));
    fc.assert(
      fc.property(zone, stretch, (name, [startedAt, length]) => {
        const days = localDays(name);
        const spent = timeByDay([{ startedAt, endedAt: startedAt + length }], days);
        expect([...spent.values()].reduce((sum, ms) => sum + ms, 0)).toBe(length);
        for (const day of spent.keys()) {
          expect(day).toBeGreaterThanOrEqual(days.dayAt(startedAt));
          expect(day).toBeLessThanOrEqual(days.dayAt(startedAt + length));
        }
      }),
    );
  });
});

describe('a streak', () => {
  it('is the days on end up to today or yesterday', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 })), (offsets) => {
        const today = 20_000;
        const days = new Set(offsets.map((offset) => today - offset));
        let plain = 0;
        for (const begin of [0, 1]) {
          let length = 0;
          while (days.has(today - begin - length)) length += 1;
          plain = Math.max(plain, length);
        }
        expect(streakOf(days, today)).toBe(days.has(today) || days.has(today - 1) ? plain : 0);
      }),
    );
  });

  it('counts a day however often there was a reflection on it', () => {
    const days = localDays('Asia/Kolkata');
    const at = Date.parse('2026-03-01T18:29:00Z');
    const counts = countByDay([at, at + 30_000, at + 60_000], days);
    expect([...counts.values()]).toEqual([2, 1]);
    expect(streakOf(counts, days.dayAt(at + 60_000))).toBe(2);
  });
});
