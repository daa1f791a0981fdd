import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasClaims } from '../data/claim.ts';

/** Takes home what a visitor chose before they had an account; tried again when the line is back. */
export function useAdoption(userId: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    const take = () => {
      if (!hasClaims(userId)) return;
      import('./take-home.ts')
        .then(({ takeHome }) => takeHome(client, userId))
        .catch((cause: unknown) => console.error('What waits in this browser stays there for now.', cause));
    };
    take();
    window.addEventListener('online', take);
    return () => window.removeEventListener('online', take);
  }, [client, userId]);
}
