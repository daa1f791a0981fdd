import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { type Answer, call, type Input } from '../call.ts';
import { staleSoon } from './fresh.ts';
import { freshWhenSeen } from './fresh-when-seen.ts';

/** What all of insights is kept under. It grows with every talk, so it is asked for anew when it is seen. */
const INSIGHTS = '/api/insights';
const fresh = { staleTime: staleSoon, ...freshWhenSeen } as const;

/** The days of the profile's time zone, or of the place the person is at. */
export const zoneOf = (user: Pick<User, 'timeZone'>): string =>
  user.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the person's reflections add up to, with what to look at next for each work and idea. */
export const insightsQuery = (timeZone: string) =>
  queryOptions({
    queryKey: [INSIGHTS, 'figures', timeZone],
    queryFn: ({ signal }) => call('GET /api/insights', { query: { timeZone }, signal }),
    ...fresh,
  });

/** The mastery of one work, or the average of all, week by week for a year. */
export const masteryQuery = (timeZone: string, item?: string) =>
  queryOptions({
    queryKey: [INSIGHTS, 'mastery', timeZone, item],
    queryFn: ({ signal }) => call('GET /api/insights/mastery', { query: { timeZone, item }, signal }),
    ...fresh,
  });

export const timeSpentQuery = (timeZone: string) =>
  queryOptions({
    queryKey: [INSIGHTS, 'time', timeZone],
    queryFn: ({ signal }) => call('GET /api/insights/time', { query: { timeZone }, signal }),
    ...fresh,
  });

type EvidenceAsked = NonNullable<Input<'GET /api/insights/evidence'>['query']>;

/** The reflections a figure rests on, page by page. */
export const evidenceQuery = (asked: EvidenceAsked) =>
  infiniteQueryOptions({
    queryKey: [INSIGHTS, 'evidence', asked],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/insights/evidence', { query: { ...asked, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Answer<'GET /api/insights/evidence'>) => next,
    ...fresh,
  });

export const reflectionSessionsQuery = () =>
  infiniteQueryOptions({
    queryKey: [INSIGHTS, 'sessions'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/insights/sessions', { query: { cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Answer<'GET /api/insights/sessions'>) => next,
    ...fresh,
  });

/** Takes a reflection out of all figures, or back in, and has them all computed again. */
export const strike = async (client: QueryClient, id: number, struck: boolean): Promise<void> => {
  await call('PUT /api/insights/evidence/{id}', { params: { id }, body: { struck } });
  await client.invalidateQueries({ queryKey: [INSIGHTS] });
};
