/** Calendar days as the reader's clock has them, and what is counted by them. */
import { DAY_MS, dayOfTime } from './day-sums.ts';

export type LocalDays = ReturnType<typeof localDays>;

export const localDays = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

  /** What the clock there is ahead of UTC, in milliseconds. */
  const offsetAt = (at: number): number => {
    const second = Math.floor(at / 1000) * 1000;
    const parts = Object.fromEntries(format.formatToParts(second).map(({ type, value }) => [type, value]));
    const year = /^B/.test(parts.era ?? '') ? 1 - Number(parts.year) : Number(parts.year);
    const wall = new Date(0);
    wall.setUTCFullYear(year, Number(parts.month) - 1, Number(parts.day));
    wall.setUTCHours(Number(parts.hour), Number(parts.minute), Number(parts.second));
    return wall.getTime() - second;
  };

  const steady = new Map<number, number | null>();
  /** The offset that holds all through a day of UTC; null on the days the clocks are changed. */
  const offsetOf = (day: number): number | null => {
    let offset = steady.get(day);
    if (offset === undefined) {
      const [begin, end] = [offsetAt(day * DAY_MS), offsetAt((day + 1) * DAY_MS)];
      offset = begin === end ? begin : null;
      steady.set(day, offset);
    }
    return offset;
  };

  /** The local calendar day a moment is on, as days since 1970-01-01. */
  const dayAt = (at: number): number => {
    const offset = offsetOf(dayOfTime(at)) ?? offsetAt(at);
    return dayOfTime(at + offset);
  };

  /** The first moment of a local day, which need not be at midnight. */
  const beginOf = (day: number): number => {
    // The day before may still be under way, and no zone is a day and a half from UTC.
    let low = day * DAY_MS - 1.5 * DAY_MS;
    let high = day * DAY_MS + 1.5 * DAY_MS;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (dayAt(middle) < day) low = middle;
      else high = middle;
    }
    return high;
  };

  return { dayAt, beginOf };
};

/** 2026-03-01 */
export const written = (day: number): string => {
  const iso = new Date(day * DAY_MS).toISOString();
  return iso.slice(0, iso.indexOf('T'));
};

export const dayWritten = (date: string): number => dayOfTime(Date.parse(`${date}T00:00:00Z`));

/** How many of the moments fall on each local day. */
export const countByDay = (times: Iterable<number>, { dayAt }: LocalDays): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const at of times) {
    const day = dayAt(at);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
};

/** Days on end up to today, or up to yesterday while today has none yet. */
export const streakOf = (has: { has: (day: number) => boolean }, today: number): number => {
  let day = has.has(today) ? today : today - 1;
  let length = 0;
  for (; has.has(day); day--) length += 1;
  return length;
};
