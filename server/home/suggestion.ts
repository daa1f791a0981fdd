/** What to talk about today: where the reader stands lowest. */
import { OBJECTIVES } from '#catalogue/objectives.ts';
import { DIMENSIONS, type Dimension, type Kind } from '#contract/kinds.ts';

type Scored = { name: Dimension; score: number | null; reflections: number };
export type Stood = { kind: Kind; concepts: readonly Scored[] };

export type Suggested<Item extends Stood> = {
  item: Item;
  objective: string;
  dimension: Dimension;
  score: number;
  reflections: number;
  works: number;
  isLowest: boolean;
};

/** Works that need it most take turns, a day each. */
const TAKE_TURNS = 3;

/** This objective asks for a second work first. */
const NEEDS_MORE = 'Compare Artworks';

/**
 * The dimension that stands lowest over all works, each weighed by its reflections, and a work in which it stands
 * low: another one each day. Null as long as no dimension is shown anywhere.
 */
export const suggestionFor = <Item extends Stood>(
  items: readonly Item[],
  day: number,
): Suggested<Item> | null => {
  const standings = DIMENSIONS.flatMap((dimension) => standingOf(dimension, items) ?? []);
  const [weakest, ...others] = standings.sort((a, b) => a.score - b.score);
  if (!weakest) return null;
  const { dimension, shown, score, reflections } = weakest;
  const lowest = shown.toSorted((a, b) => a.score - b.score).slice(0, TAKE_TURNS);
  const item = lowest[day % lowest.length]?.item;
  if (!item) return null;
  const objectives = OBJECTIVES[item.kind].filter(
    (one) => one.dimension === dimension && one.name !== NEEDS_MORE,
  );
  const objective = objectives[Math.floor(day / lowest.length) % objectives.length]?.name;
  if (!objective) throw new Error(`No objective for a ${item.kind} feeds ${dimension}.`);
  const isLowest = others.some((other) => other.score > score);
  return { item, objective, dimension, score, reflections, works: shown.length, isLowest };
};

const standingOf = <Item extends Stood>(dimension: Dimension, items: readonly Item[]) => {
  const shown = items.flatMap((item) => {
    const scored = item.concepts.find(({ name }) => name === dimension);
    if (!scored || scored.score === null) return [];
    return [{ item, score: scored.score, reflections: scored.reflections }];
  });
  const reflections = shown.reduce((sum, one) => sum + one.reflections, 0);
  if (reflections === 0) return null;
  const score = Math.round(shown.reduce((sum, one) => sum + one.score * one.reflections, 0) / reflections);
  return { dimension, shown, reflections, score };
};
