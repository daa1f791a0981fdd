import { useEffect } from 'react';
import { takeFailedLogout, useSession } from '../data/session.ts';
import { toast } from '../kit/toast.ts';

/** A logout ends at the front page whatever happens; who is still signed in there is told. */
export function useWordLeft(): void {
  const isPerson = useSession().state === 'person';
  useEffect(() => {
    if (!isPerson || !takeFailedLogout()) return;
    toast({
      title: 'You are still signed in',
      description: 'Colloquy could not be reached to sign you out. Please try again.',
      tone: 'danger',
    });
  }, [isPerson]);
}
