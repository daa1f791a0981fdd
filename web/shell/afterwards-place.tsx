import { type ComponentType, useEffect, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { isOffline } from '../reachability.ts';

type Part = ComponentType<{ user: User | null; pressed: KeyboardEvent | null }>;

/** Fetches what nobody waits for once the page has settled, or as soon as a key is pressed that is waited for there. */
export function AfterwardsPlace({ user }: { user: User | null }) {
  const [Afterwards, setAfterwards] = useState<Part | null>(null);
  const [pressed, setPressed] = useState<KeyboardEvent | null>(null);
  useEffect(() => {
    if (Afterwards) return;
    const fetchIt = () => {
      import('./afterwards/afterwards.tsx').then(
        (module) => setAfterwards(() => module.Afterwards),
        console.error,
      );
    };
    // At once where there is no network, which is word of it.
    const timer = window.setTimeout(fetchIt, pressed || isOffline() ? 0 : 1_500);
    const onKey = (event: KeyboardEvent) => event.key === '?' && setPressed(event);
    window.addEventListener('keydown', onKey);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('keydown', onKey);
    };
  }, [Afterwards, pressed]);
  return Afterwards && <Afterwards user={user} pressed={pressed} />;
}
