/** Numbers as they are written in the ledger. */
import type { DailyTokens } from '#contract/administration.ts';
import { inFigures } from '../../data/counted.ts';
import * as say from '../../words/admin.tsx';

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
