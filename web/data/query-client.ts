import { QueryClient } from '@tanstack/react-query';

/**
 * No retry, no refetch on focus or by the clock, nothing ever stale: what is on screen changes when
 * somebody acts. `networkMode: 'always'` lets a call made offline fail and say so, instead of waiting.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
