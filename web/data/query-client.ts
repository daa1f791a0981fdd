import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from '../call.ts';

/** For a query whose answer others may change: asked again when its tab is looked at again. */
export const freshWhenSeen = { refetchOnWindowFocus: 'always' } as const;

/**
 * No retry, no refetch on focus or by the clock, nothing ever stale: what is on screen changes when
 * somebody acts. `networkMode: 'always'` lets a call made offline fail and say so, instead of waiting.
 */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const noticeEnd = (error: unknown) => {
    if (error instanceof CallError && error.code === 'not_signed_in') onSessionEnded();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeEnd }),
    mutationCache: new MutationCache({ onError: noticeEnd }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
