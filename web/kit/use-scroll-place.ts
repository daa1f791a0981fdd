import { useEffect, useLayoutEffect } from 'react';

/**
 * A long list comes back to where it was left after Back, Forward and Reload. The browser tries that by
 * itself, but before the list is long enough to be scrolled that far.
 */
const KEPT_AS = 'colloquy:scroll places';
const MOST_KEPT = 50;

const places = new Map<string, number>(readPlaces());
let cameThroughHistory = isReturn();

if (typeof window !== 'undefined') {
  // Captured, to be told before the router draws the page that is come back to.
  const notice = () => {
    cameThroughHistory = true;
  };
  window.addEventListener('popstate', notice, { capture: true });
  // As wouter calls it when a link is followed.
  window.addEventListener('pushState', () => {
    cameThroughHistory = false;
  });
  window.addEventListener('pagehide', writePlaces);
}

/** `ready`: all the height is there that there will be. */
export function useScrollPlace(ready: boolean): void {
  const here = window.location.pathname + window.location.search;
  useLayoutEffect(() => {
    if (!ready || !cameThroughHistory) return;
    const top = places.get(here);
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [ready, here]);

  useEffect(() => {
    if (!ready) return;
    const note = () => {
      const now = window.location.pathname + window.location.search;
      if (now !== here) return;
      places.delete(here);
      places.set(here, window.scrollY);
      const [oldest] = places.keys();
      if (places.size > MOST_KEPT && oldest !== undefined) places.delete(oldest);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [ready, here]);
}

function isReturn(): boolean {
  if (typeof performance === 'undefined') return false;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

function readPlaces(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(stored) ? (stored as [string, number][]) : [];
  } catch {
    return [];
  }
}

function writePlaces(): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify([...places]));
  } catch (cause) {
    console.error('Where the page was scrolled to could not be kept.', cause);
  }
}
