/**
 * The service worker, and whether a newer version of the app stands ready behind it. The page changes over when its
 * reader says so; one that is opened anew does so by itself (`web/worker/worker.ts`).
 */
import { useSyncExternalStore } from 'react';
import { registerWorker } from '../../register-worker.ts';

/** How often an app that stays open looks for a newer version. */
const LOOK_MS = 60 * 60_000;

let registration: ServiceWorkerRegistration | null = null;
let isReady = false;
let isWanted = false;
let lookedAt = 0;
const listeners = new Set<() => void>();

/** To be called once per page. Gives back the worker once it is at work. */
export async function watchVersions(): Promise<ServiceWorker | null> {
  registration = await registerWorker();
  if (!registration) return null;
  const { serviceWorker } = navigator;
  const wasOpenedByIt = serviceWorker.controller !== null;
  if (registration.waiting && wasOpenedByIt) setReady();
  registration.addEventListener('updatefound', () => {
    const coming = registration?.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && serviceWorker.controller) setReady();
    });
  });
  serviceWorker.addEventListener('controllerchange', () => {
    // Another tab changed over: what is open here stays until its reader has finished with it.
    if (isWanted) window.location.reload();
    else if (wasOpenedByIt) setReady();
  });
  lookedAt = Date.now();
  document.addEventListener('visibilitychange', look);
  window.setInterval(look, LOOK_MS);
  return (await serviceWorker.ready).active;
}

function look(): void {
  if (document.visibilityState === 'hidden' || Date.now() - lookedAt < LOOK_MS / 2) return;
  lookedAt = Date.now();
  registration?.update().catch(() => undefined);
}

function setReady(): void {
  isReady = true;
  for (const listener of listeners) listener();
}

export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => isReady);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the page anew in the newer version. */
export function changeOver(): void {
  isWanted = true;
  if (registration?.waiting) registration.waiting.postMessage('take over');
  else window.location.reload();
}
