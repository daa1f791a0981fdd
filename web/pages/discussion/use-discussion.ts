import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Discussion, WorkBeside } from '#contract/discussions.ts';
import { CallError, call, UnreachableError } from '../../call.ts';
import { isAbout, isFor } from '../../data/is-about.ts';
import { justOpened } from '../../data/just-opened.ts';
import type { Work } from './work/work.ts';

/** What the address says a talk is for, what stands beside the work, and which talk it is. */
export type Wanted = { objective: string; beside: WorkBeside | null; talk: number | null };

const discussionQuery = (work: Work, wanted: Wanted) =>
  queryOptions({
    queryKey: ['discussion', work.kind, work.itemId, work.title, work.creator, wanted],
    queryFn: () => find(work, wanted),
    initialData: () =>
      justOpened(
        (one) => isAbout(one, work) && isFor(one, wanted) && (wanted.talk === null || wanted.talk === one.id),
      ),
    // Whoever comes back later is asked for anew: the newest may be another one by then.
    gcTime: 0,
  });

async function find(work: Work, { objective, beside, talk }: Wanted): Promise<Discussion> {
  if (talk !== null) {
    const named = await call('GET /api/discussions/{id}', { params: { id: talk } }).catch(orNone);
    if (named && isAbout(named, work)) return named;
  }
  const { kind, itemId, title, creator } = work;
  try {
    return await call('POST /api/discussions', { body: { kind, itemId, title, creator, objective, beside } });
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    const { pastTalk } = await import('../../data/past-talk.ts');
    const past = await pastTalk(work, { objective, beside });
    if (past) return past;
    throw error;
  }
}

/** A link to a talk that is gone, about something else, or out of reach, leads to the work all the same. */
function orNone(error: unknown): null {
  if (error instanceof UnreachableError || (error instanceof CallError && error.status === 404)) return null;
  throw error;
}

export function useDiscussion(work: Work, wanted: Wanted) {
  return useQuery(discussionQuery(work, wanted));
}
