import { type Scale, strengthOf, type Weights } from '../reading/strength.ts';
import type { Signals } from '../types.ts';
import { DEPTH_SIGNS, PRESENCE_SIGNS, type Signs } from './signs.ts';

/** A reply ready for fitting. `group` keeps replies to one work on one side of a split. */
export type Case = { signals: Signals; level: number; group: string; words: number };

/**
 * Ridge regression whose weights may not go against the sign each signal was given: a weight the data would
 * turn round is 0. With so few replies this is worth more than freedom.
 *
 * Length is fitted along and then left out: what it explains in these replies no signal may take for itself.
 */
function fitScale(cases: readonly Case[], signs: Signs, ridge: number): Scale {
  const names = Object.keys(signs);
  const lengths = cases.map(({ words }) => Math.log(Math.max(1, words)));
  const columns = [...names.map((name) => cases.map(({ signals }) => signals[name] ?? 0)), lengths];
  const means = columns.map(mean);
  const scales = columns.map((column, i) => deviation(column, means[i] ?? 0) || 1);
  const standard = columns.map((column, i) => column.map((x) => (x - (means[i] ?? 0)) / (scales[i] ?? 1)));
  const levels = cases.map(({ level }) => level);
  const middle = mean(levels);
  const residual = levels.map((level) => level - middle);
  const beta = new Array<number>(columns.length).fill(0);
  for (let round = 0; round < 400; round++)
    standard.forEach((column, i) => {
      const old = beta[i] ?? 0;
      let dot = 0;
      for (let row = 0; row < column.length; row++) dot += (column[row] ?? 0) * (residual[row] ?? 0);
      const free = (dot + cases.length * old) / (cases.length + ridge);
      const sign = signs[names[i] ?? ''];
      const next = sign === undefined || Math.sign(free) === sign ? free : 0;
      if (next === old) return;
      for (let row = 0; row < column.length; row++)
        residual[row] = (residual[row] ?? 0) - (next - old) * (column[row] ?? 0);
      beta[i] = next;
    });
  const weights = Object.fromEntries(names.map((name, i) => [name, (beta[i] ?? 0) / (scales[i] ?? 1)]));
  const bias = names.reduce((sum, name, i) => sum - (weights[name] ?? 0) * (means[i] ?? 0), middle);
  return { bias, weights };
}

/** Both questions: presence from all cases, depth from those that have any. */
export function fit(cases: readonly Case[], ridge: number): Weights {
  const attempts = cases.map((one) => ({ ...one, level: one.level > 0 ? 1 : 0 }));
  const thoughts = cases.filter(({ level }) => level > 0);
  const presence = fitScale(attempts, PRESENCE_SIGNS, ridge);
  const depth = fitScale(thoughts, DEPTH_SIGNS, ridge);
  return {
    presence: { ...presence, cut: cutBetween(attempts, presence, 1) },
    depth: { ...depth, cuts: [cutBetween(thoughts, depth, 2), cutBetween(thoughts, depth, 3)] },
  };
}

/**
 * Where to part the levels below from those above: half the way between the cut that keeps their shares and the
 * one with the fewest errors, which alone would chase single replies.
 */
function cutBetween(cases: readonly Case[], scale: Scale, level: number): number {
  const scored = cases
    .map((one) => ({ strength: strengthOf(scale, one.signals), above: one.level >= level }))
    .sort((a, b) => a.strength - b.strength);
  const below = scored.filter(({ above }) => !above).length;
  const keepingShares = scored[Math.min(below, scored.length - 1)]?.strength ?? 0;
  const errors = (cut: number) => scored.filter(({ strength, above }) => strength >= cut !== above).length;
  const fewest = scored.reduce(
    (best, { strength }) => (errors(strength) < errors(best) ? strength : best),
    keepingShares,
  );
  return (keepingShares + fewest) / 2;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const deviation = (values: readonly number[], around: number): number =>
  Math.sqrt(mean(values.map((value) => (value - around) ** 2)));
