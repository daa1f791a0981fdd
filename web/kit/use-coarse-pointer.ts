import { useSyncExternalStore } from 'react';

const QUERY = '(pointer: coarse)';

/** Whether it is a finger that points here, which cannot hover. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

function read(): boolean {
  return window.matchMedia(QUERY).matches;
}
