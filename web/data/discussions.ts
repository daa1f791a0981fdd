import { queryOptions } from '@tanstack/react-query';
import type { Kind } from '#contract/kinds.ts';
import { call } from '../call.ts';
import { staleSoon } from './fresh.ts';
import { freshWhenSeen } from './fresh-when-seen.ts';

/** The person's discussions of one kind, the one last spoken in first. They grow in other tabs, too. */
export const discussionsQuery = (kind: Kind) =>
  queryOptions({
    queryKey: ['/api/discussions', { kind }],
    queryFn: ({ signal }) => call('GET /api/discussions', { query: { kind }, signal }),
    staleTime: staleSoon,
    ...freshWhenSeen,
  });

/** The same, of one thing of the person's own. */
export const discussionsAboutQuery = (kind: Kind, itemId: number) =>
  queryOptions({
    queryKey: ['/api/discussions', { kind, itemId }],
    queryFn: ({ signal }) => call('GET /api/discussions', { query: { kind, itemId }, signal }),
    staleTime: staleSoon,
    ...freshWhenSeen,
  });

/** All of them. */
export const allDiscussionsQuery = queryOptions({
  queryKey: ['/api/discussions', 'all'],
  queryFn: ({ signal }) => call('GET /api/discussions', { signal }),
  staleTime: staleSoon,
  ...freshWhenSeen,
});
