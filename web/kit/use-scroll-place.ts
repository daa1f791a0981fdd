import { useEffect, useLayoutEffect } from 'react';
import { hasComeThroughHistory } from './came-through-history.ts';

/**
 * A long list comes back to where it was left after Back, Forward and Reload. The browser tries that by
 * itself, but before the list is long enough to be scrolled that far.
 */
const KEPT_AS = 'colloquy:scroll places';
const MOST_KEPT = 50;
const GIVEN_UP_MS = 2_000;
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

const places = new Map<string, number>(readPlaces());

if (typeof window !== 'undefined') window.addEventListener('pagehide', writePlaces);

/** `ready`: all the height is there that there will be. */
export function useScrollPlace(ready: boolean): void {
  const here = addressNow();
  useLayoutEffect(() => {
    if (!ready || !hasComeThroughHistory()) return;
    const top = places.get(here);
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [ready, here]);

  useEffect(() => {
    if (!ready) return;
    const note = () => {
      if (addressNow() === here) notePlace(here);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [ready, here]);
}

/**
 * The same for a page that is no such list: come back to as soon as it is tall enough, unless its reader has begun
 * to scroll by then. Gives back how to let be.
 */
export function returnToPlace(): () => void {
  const here = addressNow();
  const top = places.get(here);
  if (top === undefined || top === 0) return () => undefined;
  const grown = new ResizeObserver(() => tryIt());
  const letBe = () => {
    grown.disconnect();
    window.clearTimeout(late);
    for (const sign of OWN_SCROLLING) window.removeEventListener(sign, letBe);
  };
  const tryIt = () => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return;
    window.scrollTo({ top, behavior: 'instant' });
    letBe();
  };
  const late = window.setTimeout(letBe, GIVEN_UP_MS);
  for (const sign of OWN_SCROLLING) window.addEventListener(sign, letBe, { passive: true });
  grown.observe(document.body);
  return letBe;
}

/** Notes where the page at an address is left. */
export function notePlace(here: string): void {
  places.delete(here);
  places.set(here, window.scrollY);
  const [oldest] = places.keys();
  if (places.size > MOST_KEPT && oldest !== undefined) places.delete(oldest);
}

export const addressNow = () => window.location.pathname + window.location.search;

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
