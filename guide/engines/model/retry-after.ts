/** Milliseconds a provider asks us to wait; null where it names none. Dates need a calendar: they count as long. */
export function retryAfter(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : Number.POSITIVE_INFINITY;
}
