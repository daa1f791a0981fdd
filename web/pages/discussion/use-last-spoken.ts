import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Discussion } from '#contract/discussions.ts';

/**
 * Once this discussion has grown it stands first in the lists of them, which are asked for anew, and
 * its work has a newer last session, which its shelf asks for when it is next shown.
 */
export function useLastSpoken({ messageCount, kind }: Discussion, shown: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (shown <= messageCount) return;
    void client.invalidateQueries({ queryKey: ['/api/discussions'] });
    // A concept may be kept among the books.
    const shelf = `/api/${kind === 'concept' ? 'book' : kind}s`;
    void client.invalidateQueries({ queryKey: [shelf], refetchType: 'none' });
  }, [client, shown, messageCount, kind]);
}
