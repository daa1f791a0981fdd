/** The browser's own first, then all it knows; the saved one even if this browser does not know it. */
export function timeZones(saved: string | null): string[] {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set([here, ...(saved ? [saved] : []), 'UTC', ...known])];
}
