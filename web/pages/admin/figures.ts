/** Numbers as they are written in the ledger. */
import type { DailyTokens } from '#contract/administration.ts';
import { inFigures } from '../../data/counted.ts';
import * as say from '../../words/admin.tsx';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** 0 bytes, 4.2 MB, 128 MB: two digits before the comma need none after it. */
export function inBytes(bytes: number): string {
  let [value, unit] = [bytes, 0];
  // What would be rounded up to a thousand is one of the next.
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const shown = unit > 0 && value < 9.95 ? value.toFixed(1) : String(Math.round(value));
  return `${shown} ${UNITS[unit]}`;
}

/** 7 min, 2 h, 3 h 20 min. */
export function inHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return say.minutesShort(rest);
  return rest === 0 ? say.hoursShort(inFigures(hours)) : say.hoursAndMinutes(inFigures(hours), rest);
}

export const inTokens = (budget: DailyTokens): string =>
  budget === 'unlimited' ? say.withoutLimit : say.tokensADayInWords(budget);

const ACTIVE_MS = 24 * 60 * 60_000;

/** Seen in the last 24 hours. */
export const isActive = (lastActiveAt: string | null, now: number): boolean =>
  lastActiveAt !== null && now - Date.parse(lastActiveAt) < ACTIVE_MS;
