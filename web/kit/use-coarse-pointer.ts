import { useSyncExternalStore } from 'react';

const QUERY = '(pointer: coarse)';

/** Asked once for everyone: every card on a wall wants to know. */
const media = typeof window === 'undefined' ? null : window.matchMedia?.(QUERY);

/** Whether it is a finger that points here, which cannot hover. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

function subscribe(listener: () => void): () => void {
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

function read(): boolean {
  return media?.matches ?? false;
}
