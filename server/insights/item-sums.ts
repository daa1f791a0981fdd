/** What the talks about one work or idea add up to. */
import { sharesOf } from '#catalogue/objectives.ts';
import { DIMENSIONS, type Dimension, type Kind } from '#contract/kinds.ts';
import { REFLECTIONS_NEEDED } from '#contract/mastery.ts';
import { inTurns } from '../in-turns.ts';
import { type FocusArea, focusAreas } from './focus-areas.ts';
import { byTime, type Reflection, type TalkSums } from './talk-sums.ts';

export type Talk = TalkSums & { objective: string };

export type Weighed = { name: Dimension; score: number | null; reflections: number };

export type ItemSums = {
  /** The mean of the dimensions shown, not rounded; null where none is. */
  mastery: number | null;
  reflections: number;
  lastReflectionAt: number | null;
  dimensions: Weighed[];
  focusAreas: FocusArea[];
};

/** The weight of a reflection halves with every 10 newer ones. */
export const HALVING = 10;

/** Newer ones first: the mean of their scores, each by its share and by how many are newer. */
const weigh = (newestFirst: readonly { score: number; share: number }[]): number => {
  let sum = 0;
  let weights = 0;
  for (const [newer, { score, share }] of newestFirst.entries()) {
    const weight = share * 0.5 ** (newer / HALVING);
    sum += weight * score;
    weights += weight;
  }
  return sum / weights;
};

export type Shared = Reflection & { share: number };

/** The reflections that count for each dimension, oldest first, with their share in it. */
export const byDimension = async (
  kind: Kind,
  talks: readonly Pick<Talk, 'objective' | 'reflections'>[],
): Promise<Record<Dimension, Shared[]>> => {
  const found = Object.fromEntries(DIMENSIONS.map((name) => [name, [] as Shared[]])) as Record<
    Dimension,
    Shared[]
  >;
  for await (const some of inTurns(talks))
    for (const { objective, reflections } of some)
      for (const { dimension, weight: share } of sharesOf(kind, objective))
        for (const reflection of reflections)
          if (!reflection.struck) found[dimension].push({ ...reflection, share });
  for await (const [name] of inTurns(DIMENSIONS, 1)) if (name) found[name].sort(byTime);
  return found;
};

export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

export const sumItem = async (kind: Kind, talks: readonly Talk[]): Promise<ItemSums> => {
  const found = await byDimension(kind, talks);
  const dimensions = DIMENSIONS.map((name) => {
    const { length } = found[name];
    return {
      name,
      reflections: length,
      score: length < REFLECTIONS_NEEDED ? null : weigh(found[name].toReversed()),
    };
  });
  const counted = talks.reduce(
    (sum, { reflections }) => sum + reflections.filter(({ struck }) => !struck).length,
    0,
  );
  return {
    mastery: meanOf(dimensions.flatMap(({ score }) => score ?? [])),
    reflections: counted,
    lastReflectionAt:
      counted === 0
        ? null
        : talks.reduce((last, talk) => Math.max(last, latest(talk)), Number.NEGATIVE_INFINITY),
    dimensions,
    focusAreas: focusAreas(kind, dimensions, talks),
  };
};

const latest = ({ reflections }: Talk): number =>
  reflections.findLast(({ struck }) => !struck)?.at ?? Number.NEGATIVE_INFINITY;
