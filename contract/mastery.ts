/** What the figures of insights are reckoned by. */
import type { Rating } from './kinds.ts';

/** What a reflection of each level is worth. */
export const RATING_SCORES: Record<Rating, number> = {
  excellent: 95,
  good: 75,
  fair: 50,
  needs_improvement: 25,
};

/** A dimension of a work is shown from so many reflections on. */
export const REFLECTIONS_NEEDED = 2;

/** From its score on, best first; the words stand beside every colour. */
export const MASTERY_BANDS = [
  { from: 80, name: 'Strong' },
  { from: 60, name: 'Solid' },
  { from: 40, name: 'Growing' },
  { from: 0, name: 'Beginning' },
] as const;
export type MasteryBand = (typeof MASTERY_BANDS)[number]['name'];
