import type { Discussion, WorkBeside } from '#contract/discussions.ts';
import { GENERAL_DISCUSSION, type Kind } from '#contract/kinds.ts';

export type About = { kind: Kind; itemId?: number | null | undefined; title: string; creator: string };
export type Wanted = { objective?: string | undefined; beside?: WorkBeside | null | undefined };

export function isFor(discussion: Discussion, { objective = GENERAL_DISCUSSION, beside }: Wanted): boolean {
  return discussion.objective === objective && (discussion.beside?.title ?? '') === (beside?.title ?? '');
}

export function isAbout(discussion: Discussion, { kind, itemId = null, title, creator }: About): boolean {
  if (discussion.kind !== kind) return false;
  if (kind === 'concept') return discussion.title === title;
  if (discussion.itemId !== itemId) return false;
  return itemId !== null || (discussion.title === title && discussion.creator === creator);
}
