import type { Discussion } from '#contract/discussions.ts';
import { type Discussed, discussionPath } from './discussion-path.ts';
import { idParam, withParam } from './url-params.ts';

/** Names one discussion of a work; left out, it is the newest with the address's objective. */
export const talkParam = idParam('talk');

/** Names one message of it, to be brought into view and marked. */
export const messageParam = idParam('message');

/** Where it is talked about; null for what is neither the person's own nor in the catalogue. */
export function discussedOf({
  kind,
  itemId,
  slug,
}: Pick<Discussion, 'kind' | 'itemId' | 'slug'>): Discussed | null {
  if (kind !== 'concept' && itemId !== null) return { kind, itemId };
  if (slug === null) return null;
  return kind === 'concept' ? { kind, slug } : { kind, slug };
}

type Talk = Pick<Discussion, 'id' | 'objective'> & Partial<Pick<Discussion, 'beside'>>;

/** The address of one certain talk about the work, and of one certain message of it. */
export function talkPath(
  discussed: Discussed,
  { id, objective, beside }: Talk,
  messageId: number | null = null,
): string {
  const [path = '', query = ''] = discussionPath({ ...discussed, objective, beside }).split('?');
  return `${path}?${withParam(withParam(query, talkParam, id), messageParam, messageId)}`;
}
