import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DirectedSort } from '#contract/user-sorts.ts';
import { call } from '../call.ts';
import { callForPage } from './call-for-page.ts';
import { freshWhenSeen } from './fresh-when-seen.ts';

const ROOT = '/api/admin';
/** People come and go without this page's doing. */
const uncached = { staleTime: 0, ...freshWhenSeen };

export const adminStatsQuery = queryOptions({
  queryKey: [ROOT, 'stats'],
  queryFn: ({ signal }) => call('GET /api/admin/stats', { signal }),
  ...uncached,
});

const PEOPLE_A_PAGE = 50;

export type PeopleWanted = { q: string; sort: DirectedSort; cursor: string | null };

export const adminUsersQuery = ({ q, sort, cursor }: PeopleWanted) =>
  queryOptions({
    queryKey: [ROOT, 'users', { q, sort, cursor }],
    queryFn: ({ signal }) =>
      callForPage('GET /api/admin/users', {
        query: { q, sort, limit: PEOPLE_A_PAGE, ...(cursor && { cursor }) },
        signal,
      }),
    placeholderData: (before) => before,
    ...uncached,
  });

export const adminUserQuery = (id: string | number) =>
  queryOptions({
    queryKey: [ROOT, 'user', String(id)],
    queryFn: ({ signal }) => call('GET /api/admin/users/{id}', { params: { id }, signal }),
    ...uncached,
  });

export const houseQuery = queryOptions({
  queryKey: [ROOT, 'settings'],
  queryFn: ({ signal }) => call('GET /api/admin/settings', { signal }),
  ...uncached,
});

export const adminLogQuery = (cursor: string | null) =>
  queryOptions({
    queryKey: [ROOT, 'log', { cursor }],
    queryFn: ({ signal }) =>
      callForPage('GET /api/admin/log', { query: { limit: 50, ...(cursor && { cursor }) }, signal }),
    placeholderData: (before) => before,
    ...uncached,
  });

/** After any act of administration: what is on screen is asked for again. */
export const askAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [ROOT] });
