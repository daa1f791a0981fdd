import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Discussion, WorkBeside } from '#contract/discussions.ts';
import { CallError, call } from '../../call.ts';
import { idParam } from '../../routes/url-params.ts';
import type { Work } from './work.ts';

/** Names one discussion of the work; left out, it is the newest with the address's objective. */
export const talkParam = idParam('talk');

/** What the address says a talk is for, what stands beside the work, and which talk it is. */
export type Wanted = { objective: string; beside: WorkBeside | null; talk: number | null };

export const discussionQuery = (work: Work, wanted: Wanted) =>
  queryOptions({
    queryKey: ['discussion', work.kind, work.itemId, work.title, work.creator, wanted],
    queryFn: () => find(work, wanted),
    // Whoever comes back later is asked for anew: the newest may be another one by then.
    gcTime: 0,
  });

async function find(work: Work, { objective, beside, talk }: Wanted): Promise<Discussion> {
  if (talk !== null) {
    const named = await call('GET /api/discussions/{id}', { params: { id: talk } }).catch(orElse404);
    if (named && isAbout(named, work)) return named;
  }
  const { kind, itemId, title, creator } = work;
  return call('POST /api/discussions', { body: { kind, itemId, title, creator, objective, beside } });
}

/** A link to a talk that is gone, or about something else, leads to the work all the same. */
function orElse404(error: unknown): null {
  if (error instanceof CallError && error.status === 404) return null;
  throw error;
}

export function isAbout(discussion: Discussion, { kind, itemId, title, creator }: Work): boolean {
  if (discussion.kind !== kind) return false;
  if (kind === 'concept') return discussion.title === title;
  return itemId === null
    ? discussion.itemId === null && discussion.title === title && discussion.creator === creator
    : discussion.itemId === itemId;
}

export function useDiscussion(work: Work, wanted: Wanted) {
  return useQuery(discussionQuery(work, wanted));
}
