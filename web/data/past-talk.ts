/** A discussion found among those last seen, where the server cannot be asked for it. */
import type { Discussion, WorkBeside } from '#contract/discussions.ts';
import { GENERAL_DISCUSSION, type Kind } from '#contract/kinds.ts';
import { call } from '../call.ts';

type About = { kind: Kind; itemId?: number | null | undefined; title: string; creator: string };
type Wanted = { objective?: string | undefined; beside?: WorkBeside | null | undefined };

/** The newest about this, for this; as the server would find it. */
export async function pastTalk(about: About, wanted: Wanted): Promise<Discussion | null> {
  const talks = await call('GET /api/discussions').catch(() => []);
  return talks.find((one) => isAbout(one, about) && isFor(one, wanted)) ?? null;
}

export function isFor(discussion: Discussion, { objective = GENERAL_DISCUSSION, beside }: Wanted): boolean {
  return discussion.objective === objective && (discussion.beside?.title ?? '') === (beside?.title ?? '');
}

export function isAbout(discussion: Discussion, { kind, itemId = null, title, creator }: About): boolean {
  if (discussion.kind !== kind) return false;
  if (kind === 'concept') return discussion.title === title;
  return itemId === null
    ? discussion.itemId === null && discussion.title === title && discussion.creator === creator
    : discussion.itemId === itemId;
}
