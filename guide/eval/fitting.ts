import { strengthOf, type Weights } from '../reading/strength.ts';
import type { Signals } from '../types.ts';
import { weightedKappa } from './agreement.ts';

/** A reply ready for fitting. `group` keeps replies to one work on one side of a split. */
export type Case = { signals: Signals; level: number; group: string };

export const levelAt = (cuts: readonly number[], strength: number): number =>
  cuts.filter((cut) => strength >= cut).length;

/**
 * Ridge regression on the level whose weights may not go against the sign each signal was given: a
 * weight the data would turn round is 0. With so few replies this is worth more than freedom.
 */
export function fit(cases: readonly Case[], signs: Readonly<Record<string, 1 | -1>>, ridge: number): Weights {
  const names = Object.keys(signs);
  const columns = names.map((name) => cases.map(({ signals }) => signals[name] ?? 0));
  const means = columns.map(mean);
  const scales = columns.map((column, i) => deviation(column, means[i] ?? 0) || 1);
  const standard = columns.map((column, i) => column.map((x) => (x - (means[i] ?? 0)) / (scales[i] ?? 1)));
  const levels = cases.map(({ level }) => level);
  const middle = mean(levels);
  const residual = levels.map((level) => level - middle);
  const beta = new Array<number>(names.length).fill(0);
  for (let round = 0; round < 400; round++)
    standard.forEach((column, i) => {
      const old = beta[i] ?? 0;
      let dot = 0;
      for (let row = 0; row < column.length; row++) dot += (column[row] ?? 0) * (residual[row] ?? 0);
      const free = (dot + cases.length * old) / (cases.length + ridge);
      const next = Math.sign(free) === signs[names[i] ?? ''] ? free : 0;
      if (next === old) return;
      for (let row = 0; row < column.length; row++)
        residual[row] = (residual[row] ?? 0) - (next - old) * (column[row] ?? 0);
      beta[i] = next;
    });
  const weights = Object.fromEntries(names.map((name, i) => [name, (beta[i] ?? 0) / (scales[i] ?? 1)]));
  const bias = names.reduce((sum, name, i) => sum - (weights[name] ?? 0) * (means[i] ?? 0), middle);
  return { bias, weights, cuts: cutsFor(cases, (signals) => strengthOf({ bias, weights }, signals)) };
}

/** The three cuts that agree best with the labels, each tried along the strengths seen. */
export function cutsFor(cases: readonly Case[], strength: (signals: Signals) => number): [number, number, number] {
  const scored = cases.map(({ signals, level }) => ({ value: strength(signals), truth: level }));
  const sorted = scored.map(({ value }) => value).sort((a, b) => a - b);
  const shareUpTo = (level: number) => scored.filter(({ truth }) => truth < level).length;
  const at = (place: number) => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(place)))] ?? 0;
  const cuts: [number, number, number] = [at(shareUpTo(1)), at(shareUpTo(2)), at(shareUpTo(3))];
  const agreement = (tried: readonly number[]) =>
    weightedKappa(scored.map(({ value, truth }) => ({ truth, given: levelAt(tried, value) })));
  // Half the way from the cuts that keep the labels' shares to the best ones: the best alone would chase single replies.
  const best = [...cuts] as [number, number, number];
  for (let round = 0; round < 3; round++)
    for (const which of [0, 1, 2] as const) {
      const low = which === 0 ? -Infinity : best[which - 1]!;
      const high = which === 2 ? Infinity : best[which + 1]!;
      for (let step = 0; step < 60; step++) {
        const tried = [...best] as [number, number, number];
        tried[which] = at((step / 60) * sorted.length);
        if (tried[which] > low && tried[which] < high && agreement(tried) > agreement(best)) best[which] = tried[which];
      }
    }
  return cuts.map((cut, i) => (cut + (best[i] ?? cut)) / 2) as [number, number, number];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const deviation = (values: readonly number[], around: number): number =>
  Math.sqrt(mean(values.map((value) => (value - around) ** 2)));
