import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';
import { staleSoon } from './fresh.ts';
import { freshWhenSeen } from './fresh-when-seen.ts';

/** What home offers to go on with. It changes with every talk, so it is asked for anew when it is seen. */
export const homeQuery = (book: number | null) =>
  queryOptions({
    queryKey: ['/api/home', book],
    queryFn: ({ signal }) => call('GET /api/home', { query: { book: book ?? undefined }, signal }),
    staleTime: staleSoon,
    ...freshWhenSeen,
  });

export const suggestionQuery = (timeZone: string) =>
  queryOptions({
    queryKey: ['/api/suggestion', timeZone],
    queryFn: ({ signal }) => call('GET /api/suggestion', { query: { timeZone }, signal }),
    staleTime: staleSoon,
  });
