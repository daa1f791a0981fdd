/** What a level rests on: the reader's own sentences that show each of the four things. */
import type { Rating } from '#contract/kinds.ts';
import type { LinearModel } from '../learned/linear-model.ts';
import type { Criterion, Observation } from '../types.ts';
import type { UnderstoodSentence } from '../understanding/understanding.ts';

const SHOWN: Record<Rating, Criterion[]> = {
  excellent: ['point', 'anchor', 'link', 'second_move'],
  good: ['point', 'anchor', 'link'],
  fair: ['point'],
  needs_improvement: [],
};

export const missingAt = (rating: Rating, observations: readonly Observation[]): Criterion | null => {
  switch (rating) {
    case 'excellent':
      return null;
    case 'good':
      return 'second_move';
    case 'fair':
      return observations.some(({ criterion }) => criterion === 'anchor') ? 'link' : 'anchor';
    case 'needs_improvement':
      return 'point';
  }
};

/** One sentence for each thing the level says is there; a fair reply shows either a point or an anchor. */
export function groundsOf(
  rating: Rating,
  sentences: readonly UnderstoodSentence[],
  model: LinearModel,
): Observation[] {
  const scored = (act: string) => {
    const at = model.classes.indexOf(`act ${act}`);
    return (one: UnderstoodSentence) => one.scores[at] as number;
  };
  const [claim, ground, experience] = [scored('claim'), scored('ground'), scored('experience')];
  const particular = (one: UnderstoodSentence) =>
    Math.max(ground(one), experience(one)) + Math.min(2, one.things.length);
  const best = (
    by: (one: UnderstoodSentence) => number,
    among = sentences,
  ): UnderstoodSentence | undefined =>
    among.length === 0 ? undefined : among.reduce((a, b) => (by(b) > by(a) ? b : a));
  const seen = ({ start, end, text }: UnderstoodSentence, criterion: Criterion): Observation => ({
    criterion,
    span: { start, end, text },
  });
  const wanted = SHOWN[rating];
  if (wanted.length === 0) return [];
  const point = best(claim);
  const anchor = best(particular);
  if (rating === 'fair') {
    const isAnchor = anchor !== undefined && point !== undefined && particular(anchor) > claim(point);
    return [isAnchor ? seen(anchor, 'anchor') : point ? seen(point, 'point') : null].flatMap(
      (one) => one ?? [],
    );
  }
  const last = sentences.at(-1);
  const link =
    best(
      (one) => claim(one) + 0.5 * particular(one),
      sentences.filter((one) => one !== anchor),
    ) ?? point;
  return [
    point && seen(point, 'point'),
    anchor && seen(anchor, 'anchor'),
    link && seen(link, 'link'),
    wanted.includes('second_move') && last ? seen(last, 'second_move') : null,
  ].flatMap((one) => one || []);
}
