import type { Discussion } from '#contract/discussions.ts';
import { type Discussed, discussionPath } from '../../routes/discussion-path.ts';
import { withParam } from '../../routes/url-params.ts';
import { talkParam } from './use-discussion.ts';

/** The address of one certain talk about the work. */
export function talkPath(
  discussed: Discussed,
  { id, objective }: Pick<Discussion, 'id' | 'objective'>,
): string {
  const [path = '', query = ''] = discussionPath({ ...discussed, objective }).split('?');
  return `${path}?${withParam(query, talkParam, id)}`;
}
