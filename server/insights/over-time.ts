/** Mastery as it stood at earlier moments, from what counts today. */

import { DIMENSIONS, type Kind } from '#contract/kinds.ts';
import { REFLECTIONS_NEEDED } from '#contract/mastery.ts';
import { byDimension, HALVING, meanOf, type Shared, type Talk } from './item-sums.ts';

export type Standing = { mastery: number | null; items: number; reflections: number };
export type Followed = { kind: Kind; talks: readonly Pick<Talk, 'objective' | 'reflections'>[] };

const FADE = 0.5 ** (1 / HALVING);

/** One dimension of one work at each of the moments, which come in order and are not part of what is before them. */
const scoresAt = (reflections: readonly Shared[], moments: readonly number[]): (number | null)[] => {
  let sum = 0;
  let weights = 0;
  let count = 0;
  return moments.map((moment) => {
    for (let next = reflections[count]; next && next.at < moment; next = reflections[count]) {
      sum = sum * FADE + next.share * next.score;
      weights = weights * FADE + next.share;
      count += 1;
    }
    return count < REFLECTIONS_NEEDED ? null : sum / weights;
  });
};

/** The mean mastery of the works, of how many, and on how many reflections it rests, before each moment. */
export const standings = async (
  works: AsyncIterable<Followed> | Iterable<Followed>,
  moments: readonly number[],
): Promise<Standing[]> => {
  const sums = moments.map(() => ({ mastery: 0, items: 0, reflections: 0 }));
  for await (const { kind, talks } of works) {
    const found = await byDimension(kind, talks);
    const scores = DIMENSIONS.map((name) => scoresAt(found[name], moments));
    const times = talks.flatMap(({ reflections }) =>
      reflections.flatMap((one) => (one.struck ? [] : one.at)),
    );
    times.sort((a, b) => a - b);
    let counted = 0;
    for (const [index, sum] of sums.entries()) {
      while (counted < times.length && (times[counted] as number) < (moments[index] as number)) counted += 1;
      sum.reflections += counted;
      const mastery = meanOf(scores.flatMap((dimension) => dimension[index] ?? []));
      if (mastery === null) continue;
      sum.mastery += mastery;
      sum.items += 1;
    }
  }
  return sums.map(({ mastery, items, reflections }) => ({
    mastery: items === 0 ? null : mastery / items,
    items,
    reflections,
  }));
};
