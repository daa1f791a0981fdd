export const DAY_PARTS = { year: 'numeric', month: 'short', day: 'numeric' } as const;
export const MINUTE_PARTS = { ...DAY_PARTS, hour: 'numeric', minute: '2-digit' } as const;

const DAY = new Intl.DateTimeFormat('en-US', DAY_PARTS);
const MINUTE = new Intl.DateTimeFormat('en-US', MINUTE_PARTS);

/** Mar 1, 2026 */
export function dayOf(time: string): string {
  return DAY.format(new Date(time));
}

/** Mar 1, 2026, 4:05 PM */
export function minuteOf(time: string): string {
  return MINUTE.format(new Date(time));
}
