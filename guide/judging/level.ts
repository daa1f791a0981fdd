/** From a learned score to a level, or to none where the judge is not sure. */
import { RATINGS, type Rating } from '#contract/kinds.ts';
import type { Features } from '../learned/features.ts';
import type { LinearModel } from '../learned/linear-model.ts';
import type { Criterion, Observation } from '../types.ts';

/** How high a reply stands, from 0 to 3, and how far the judge's two opinions of it lie apart. */
export type Height = { height: number; doubt: number };

/** Heights from which the next level begins; fitted in training. */
export const EDGES = [0.7, 1.5, 2.3] as const;
/** More doubt than this, and no level is shown; fitted to leave at most one reply of eight without. */
export const DOUBTED = 1.3;

/** The model has a number and the chances of the four levels: the two are two opinions. */
export function heightOf(features: Features, model: LinearModel): Height {
  const scores = model.scores(features);
  const at = (name: string): number => scores[model.classes.indexOf(name)] as number;
  const number = at('height');
  const raised = ['0', '1', '2', '3'].map((level) => Math.exp(at(`level ${level}`)));
  const sum = raised.reduce((a, b) => a + b, 0);
  const mean = raised.reduce((all, value, level) => all + (value / sum) * level, 0);
  const spread = raised.reduce((all, value, level) => all + (value / sum) * (level - mean) ** 2, 0);
  return { height: (number + mean) / 2, doubt: Math.sqrt(spread) + Math.abs(number - mean) / 2 };
}

export function levelAt({ height, doubt }: Height): Rating | null {
  if (doubt > DOUBTED) return null;
  const level = EDGES.filter((edge) => height >= edge).length;
  return RATINGS[RATINGS.length - 1 - level] as Rating;
}

/** Asked in order, stopping at the first no: a point or an anchor; both and their link; a second move. */
export function levelOfCriteria(observations: readonly Observation[]): Rating {
  const shows = (criterion: Criterion) => observations.some((one) => one.criterion === criterion);
  if (!shows('point') && !shows('anchor')) return 'needs_improvement';
  if (!shows('point') || !shows('anchor') || !shows('link')) return 'fair';
  return shows('second_move') ? 'excellent' : 'good';
}

/** The lower of two levels. */
export const lower = (a: Rating, b: Rating): Rating => (RATINGS.indexOf(a) > RATINGS.indexOf(b) ? a : b);
export const isAbove = (a: Rating, b: Rating): boolean => RATINGS.indexOf(a) < RATINGS.indexOf(b);
