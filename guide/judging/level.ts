import { RATINGS, type Rating } from '#contract/kinds.ts';
import type { Cap, Criterion, Observation, Reading } from '../types.ts';

/** The most a reply under a cap can be. */
const MOST: Record<Cap, Rating> = {
  not_own: 'needs_improvement',
  quotation_only: 'fair',
  off_question: 'needs_improvement',
  work_only: 'fair',
  generic: 'fair',
  wrong_fact: 'fair',
  wholly_wrong: 'needs_improvement',
  stuffing: 'needs_improvement',
  too_short: 'needs_improvement',
  echo: 'needs_improvement',
  unreadable: 'needs_improvement',
  repeated: 'needs_improvement',
  no_content: 'needs_improvement',
  disputed: 'fair',
};

/** The lower of two levels. */
const lower = (a: Rating, b: Rating): Rating => (RATINGS.indexOf(a) > RATINGS.indexOf(b) ? a : b);
export const isAbove = (a: Rating, b: Rating): boolean => RATINGS.indexOf(a) < RATINGS.indexOf(b);

const shows = (observations: readonly Observation[], criterion: Criterion): boolean =>
  observations.some((one) => one.criterion === criterion);

/** Asked in order, stopping at the first no: a point or an anchor; both and their link; a second move. */
export function uncapped(observations: readonly Observation[]): Rating {
  const point = shows(observations, 'point');
  const anchor = shows(observations, 'anchor');
  if (!point && !anchor) return 'needs_improvement';
  if (!point || !anchor || !shows(observations, 'link')) return 'fair';
  return shows(observations, 'second_move') ? 'excellent' : 'good';
}

export const levelOf = ({ observations, caps }: Pick<Reading, 'observations' | 'caps'>): Rating =>
  caps.reduce((rating, { cap }) => lower(rating, MOST[cap]), uncapped(observations));

/** What the next level would have needed. */
export function missingFrom(observations: readonly Observation[]): Criterion | null {
  const order: Criterion[] = ['point', 'anchor', 'link', 'second_move'];
  return order.find((criterion) => !shows(observations, criterion)) ?? null;
}
