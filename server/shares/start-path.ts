/** Where somebody else begins a discussion about the same, with the same objective, beside the same second work. */
import { lookUp } from '#catalogue/look-up.ts';
import { GENERAL_DISCUSSION } from '#contract/kinds.ts';
import type { SharedDiscussion } from '#contract/shares.ts';

type About = Pick<SharedDiscussion, 'kind' | 'title' | 'creator' | 'objective' | 'beside'>;

/** The room of what the catalogue knows; for all else the page that takes it into one's own collection. */
export const startPath = ({ kind, title, creator, objective, beside }: About): string => {
  const known = lookUp({ kind, title, creator });
  const query = new URLSearchParams(known ? {} : { title, creator });
  if (objective !== GENERAL_DISCUSSION) query.set('objective', objective);
  if (beside) query.set('beside', beside.title);
  if (beside?.creator) query.set('by', beside.creator);
  const path = known ? roomOf(known.kind, known.entry.id) : `/begin/${kind}`;
  return query.size > 0 ? `${path}?${query}` : path;
};

const roomOf = (kind: SharedDiscussion['kind'], id: string): string =>
  kind === 'concept' ? `/discuss/concept/${id}` : `/discuss/${kind}/featured/${id}`;
