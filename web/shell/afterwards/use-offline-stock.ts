import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { whereOf } from '../../data/seen.ts';
import { isOffline, whenReachabilityChanges } from '../../reachability.ts';
import { isSparing } from '../../sparing.ts';
import { watchVersions } from './new-version.ts';
import { sendWaiting } from './send-waiting.ts';

let worker: Promise<ServiceWorker | null> | null = null;

/** What the app does of itself, so that it works without a network: stocks up while there is one, and catches up after. */
export function useOfflineStock(user: User | null): void {
  const client = useQueryClient();
  const id = user?.id ?? null;
  useEffect(() => {
    worker ??= watchVersions();
  }, []);

  useEffect(() => {
    if (!user || id === null) return;
    let isWanted = true;
    const stock = async () => {
      const active = await worker;
      if (!active || !isWanted || isOffline()) return;
      if (isSparing()) return;
      const { takeAlong } = await import('./take-along.ts');
      active.postMessage('fill');
      if (isWanted) await takeAlong(user);
    };
    stock().catch((cause: unknown) => console.error('Not all could be taken along for offline.', cause));
    return () => {
      isWanted = false;
    };
    // Once for each person, whatever of theirs changes.
  }, [id]);

  useEffect(() => {
    if (id === null) return;
    void sendWaiting(id);
    return whenReachabilityChanges(() => {
      if (isOffline()) return;
      void sendWaiting(id);
      // What stands on the screen may be what was kept.
      void client.invalidateQueries({
        predicate: (query) => whereOf(query) !== null || query.queryKey[0] === 'messages',
      });
    });
  }, [id, client]);
}
