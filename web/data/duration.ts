import * as counts from '../words/counts.ts';
import * as say from '../words/everywhere.ts';

/** Minutes as people say them. */
export function durationOf(minutes: number): string {
  if (minutes < 1) return say.lessThanAMinute;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && counts.hours(hours), rest > 0 && counts.minutes(rest)].filter(Boolean).join(' and ');
}
