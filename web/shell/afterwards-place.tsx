import { type ComponentType, useEffect, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { isOffline } from '../reachability.ts';

type Part = ComponentType<{ user: User | null }>;

/** Fetches what nobody waits for once the page has settled; at once where there is no network, which is word of it. */
export function AfterwardsPlace({ user }: { user: User | null }) {
  const [Afterwards, setAfterwards] = useState<Part | null>(null);
  useEffect(() => {
    const fetchIt = () => {
      import('./afterwards/afterwards.tsx').then(
        (module) => setAfterwards(() => module.Afterwards),
        console.error,
      );
    };
    const timer = window.setTimeout(fetchIt, isOffline() ? 0 : 1_500);
    return () => window.clearTimeout(timer);
  }, []);
  return Afterwards && <Afterwards user={user} />;
}
