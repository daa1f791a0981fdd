const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const MINUTE = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Mar 1, 2026 */
export function dayOf(time: string): string {
  return DAY.format(new Date(time));
}

/** Mar 1, 2026, 4:05 PM */
export function minuteOf(time: string): string {
  return MINUTE.format(new Date(time));
}
