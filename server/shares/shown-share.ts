/** A link as its owner sees it. */
import type { Kind } from '#contract/kinds.ts';
import { sharedPath } from '#contract/shared-page.ts';
import type { Share } from '#contract/shares.ts';
import { besideOf } from '../store/discussions.ts';
import type { ListedShare } from '../store/shares.ts';
import { isoTime, isoTimeOrNull } from '../store/times.ts';
import type { World } from '../world.ts';
import { tokenOf } from './token.ts';

export const shownShare = (world: World, origin: string, row: ListedShare): Share => {
  const { title, creator, objective, name, lastMessageAt } = row.discussion;
  const kind = row.discussion.kind as Kind;
  const token = tokenOf(world.signer, row.name);
  return {
    token,
    url: origin + sharedPath(kind, token),
    expiresAt: isoTimeOrNull(row.expiresAt),
    sharedAt: isoTime(row.sharedAt),
    isCurrent: (lastMessageAt ?? 0) <= row.sharedAt,
    discussionId: row.discussionId,
    kind,
    title,
    creator,
    objective,
    beside: besideOf(row.discussion),
    name,
  };
};
