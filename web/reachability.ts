/**
 * Whether our server can be reached, as far as this page knows: the browser says when it has no network at all, and
 * calls find out the rest. Doubt is settled by asking for a sign of life.
 */
import { useSyncExternalStore } from 'react';

const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 60_000;

let isAway = typeof navigator !== 'undefined' && navigator.onLine === false;
let asking = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = FIRST_PAUSE_MS;
const listeners = new Set<() => void>();

/** A call got no answer, or one that was kept from before. */
export function noteNoAnswer(): void {
  if (!isAway) void askForLife();
}

/** The server answered. */
export function noteAnswer(): void {
  if (isAway && navigator.onLine) settle(false);
}

/** Calls back whenever the server is back, or gone. */
export function whenReachabilityChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isOffline(): boolean {
  return isAway;
}

export function useOffline(): boolean {
  return useSyncExternalStore(whenReachabilityChanges, isOffline, () => false);
}

function settle(away: boolean): void {
  clearTimeout(timer);
  if (away) {
    timer = setTimeout(() => void askForLife(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  } else pause = FIRST_PAUSE_MS;
  if (away === isAway) return;
  isAway = away;
  for (const listener of listeners) listener();
}

async function askForLife(): Promise<void> {
  if (asking) return;
  asking = true;
  const lives = navigator.onLine !== false && (await answers());
  asking = false;
  settle(!lives);
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { method: 'GET' })).ok;
  } catch {
    return false;
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => settle(true));
  window.addEventListener('online', () => {
    pause = FIRST_PAUSE_MS;
    void askForLife();
  });
}
