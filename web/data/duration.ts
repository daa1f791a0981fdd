/** Minutes as people say them. */
export function durationOf(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    hours > 0 && (hours === 1 ? '1 hour' : `${hours} hours`),
    rest > 0 && (rest === 1 ? '1 minute' : `${rest} minutes`),
  ]
    .filter(Boolean)
    .join(' and ');
}
