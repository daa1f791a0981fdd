import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Discussion } from '#contract/discussions.ts';

/** Lists of discussions are asked for anew once this one has grown: it stands first in them now. */
export function useLastSpoken({ messageCount }: Discussion, shown: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (shown > messageCount) void client.invalidateQueries({ queryKey: ['/api/discussions'] });
  }, [client, shown, messageCount]);
}
