import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/sharing.tsx';

/** For how long a link is to work, as it is chosen. */
export type ShareEnd = 'never' | '7' | '30';

export const SHARE_ENDS = [
  { value: 'never', label: everywhere.never },
  { value: '7', label: say.inSevenDays },
  { value: '30', label: say.inThirtyDays },
] as const satisfies readonly { value: ShareEnd; label: string }[];

const DAY_MS = 24 * 60 * 60_000;

export function daysOf(end: ShareEnd): number | null {
  return end === 'never' ? null : Number(end);
}

/** The choice that would end it on the same day; null when it is none of them. */
export function endOf(expiresAt: string | null, now = Date.now()): ShareEnd | null {
  if (expiresAt === null) return 'never';
  const days = (Date.parse(expiresAt) - now) / DAY_MS;
  const near = SHARE_ENDS.find(({ value }) => value !== 'never' && Math.abs(days - Number(value)) < 0.5);
  return near?.value ?? null;
}
