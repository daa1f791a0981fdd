/** Stretches of time shared out among local calendar days. */
import type { LocalDays } from './local-days.ts';

export type Stretch = { startedAt: number; endedAt: number };

export const timeByDay = (
  stretches: Iterable<Stretch>,
  { dayAt, beginOf }: LocalDays,
): Map<number, number> => {
  const spent = new Map<number, number>();
  for (const { startedAt, endedAt } of stretches)
    for (let from = startedAt; from < endedAt; ) {
      const day = dayAt(from);
      // Where clocks were set back over midnight the day goes on after the next has begun.
      const until = Math.min(endedAt, Math.max(beginOf(day + 1), from + 60_000));
      spent.set(day, (spent.get(day) ?? 0) + until - from);
      from = until;
    }
  return spent;
};

/** Whole minutes; a stretch of seconds is none yet. */
export const minutesOf = (ms: number): number => Math.round(ms / 60_000);
