/** Levels on replies nobody tuned to: how the judge agrees with those who labelled them. */
import type { Kind } from '#contract/kinds.ts';
import { KINDS } from '#contract/kinds.ts';
import { isHeldOut } from '../training/held-out.ts';
import { heightOfRating, type LabelledReply, repliesBy, replyAuthors } from '../training/reply-examples.ts';
import { exactly, type Pair, weightedKappa, withinOne } from './agreement.ts';
import type { Evaluated } from './evaluated.ts';

export type Levels = {
  replies: number;
  /** Replies that were given no level, because the judge was not sure. */
  without: number;
  exact: number;
  within: number;
  kappa: number;
  twoOff: number;
  byKind: Partial<Record<Kind, number>>;
  pairs: Pair[];
};

/** Replies by authors whose replies nothing was trained on. */
export const unseenReplies = (): LabelledReply[] => replyAuthors().filter(isHeldOut).flatMap(repliesBy);

export async function levelsOf(judge: Evaluated, replies: readonly LabelledReply[]): Promise<Levels> {
  const given = await Promise.all(replies.map((reply) => judge.levelOf(reply)));
  const pairs = replies.flatMap((reply, at) => {
    const level = given[at];
    return level === null || level === undefined
      ? []
      : [{ truth: heightOfRating(reply.quality), given: level, kind: reply.kind }];
  });
  const byKind = Object.fromEntries(
    KINDS.flatMap((kind) => {
      const own = pairs.filter((pair) => pair.kind === kind);
      return own.length > 0 ? [[kind, weightedKappa(own)]] : [];
    }),
  );
  return {
    replies: replies.length,
    without: given.filter((level) => level === null).length,
    exact: exactly(pairs),
    within: withinOne(pairs),
    kappa: weightedKappa(pairs),
    twoOff: 1 - withinOne(pairs),
    byKind,
    pairs,
  };
}
