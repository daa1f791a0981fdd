/** The comment beside a level: the move that was made, in our words, and one next step, from the line's author. */
import type { Rating } from '#contract/kinds.ts';
import { lineOf } from '../policy/lines.ts';
import type { Talk } from '../types.ts';
import { MOVES_MADE, NEXT_STEPS } from '../words/comments.ts';

export type CommentKey = 'usual' | 'borrowed' | 'language' | 'echo' | 'short' | 'quotation';

/** An opener said within this many comments is not said again. */
const FRESH_FOR = 6;

export function commentOn(rating: Rating, key: CommentKey, talk: Talk): string {
  const before = talk.messages.flatMap(({ feedback }) => feedback?.comment ?? []).slice(-FRESH_FOR);
  const made = fresh(key === 'usual' ? MOVES_MADE[rating] : MOVES_MADE[key], before, talk.state.turn);
  return `${made} ${nextStep(rating, talk, before)}`.trim();
}

/** What the line's author would have the reader do next, else what serves any work under the objective. */
function nextStep(rating: Rating, { state, work, objective }: Talk, before: readonly string[]): string {
  const line = lineOf(work, state.line ?? state.ask?.line ?? null);
  const own = line?.next[rating];
  if (own && !before.some((comment) => comment.includes(own))) return own;
  return fresh(NEXT_STEPS[rating], before, state.turn + objective.slug.length);
}

/** The first not said lately, beginning at the talk's place in the list. */
function fresh(ways: readonly string[], before: readonly string[], from: number): string {
  const order = ways.map((_, at) => ways[(from + at) % ways.length] as string);
  return order.find((way) => !before.some((comment) => comment.includes(way))) ?? (order[0] as string);
}
