import { counted } from './counted.ts';
/** Minutes as people say them. */
export function durationOf(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')]
    .filter(Boolean)
    .join(' and ');
}
