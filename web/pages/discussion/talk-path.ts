import type { Discussion } from '#contract/discussions.ts';
import { type Discussed, discussionPath } from '../../routes/discussion-path.ts';
import { withParam } from '../../routes/url-params.ts';
import { talkParam } from './use-discussion.ts';

/** The address of one certain talk about the work. */
export function talkPath(
  discussed: Discussed,
  { id, objective, beside }: Pick<Discussion, 'id' | 'objective' | 'beside'>,
): string {
  const [path = '', query = ''] = discussionPath({ ...discussed, objective, beside }).split('?');
  return `${path}?${withParam(query, talkParam, id)}`;
}
