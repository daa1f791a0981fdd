import { zoneOf } from '../../data/insights.ts';
import * as say from '../../words/profile.tsx';

/** The browser's own first, then all it knows; the saved one even if this browser does not know it. */
export function timeZones(saved: string | null): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set([zoneOf({ timeZone: null }), ...(saved ? [saved] : []), 'UTC', ...known])];
}

/** As people write it. Whoever has chosen none goes by their browser's. */
export function zoneName(saved: string | null): string {
  const zone = zoneOf({ timeZone: saved }).replaceAll('_', ' ');
  return saved ? zone : say.asThisBrowserHasIt(zone);
}
