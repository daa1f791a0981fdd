import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

const MOST = 8;
/** In characters: one letter is in every talk. */
export const SHORTEST_SEARCH = 2;

/** What was said in the person's discussions; while the next answer is on its way, the last one stays. */
export const messageSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['/api/message-search', q],
    queryFn: ({ signal }) => call('GET /api/message-search', { query: { q, limit: MOST }, signal }),
    enabled: q.length >= SHORTEST_SEARCH,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
  });
