import type { Signals } from '../types.ts';

/** What each signal is worth, and the strengths from which a point, a link and a second move are granted. */
export type Weights = {
  bias: number;
  weights: Readonly<Record<string, number>>;
  cuts: readonly [number, number, number];
};

/** How far the signals carry, on the scale of the levels: about 0 for nothing, about 3 for all four. */
export const strengthOf = ({ bias, weights }: Pick<Weights, 'bias' | 'weights'>, signals: Signals): number =>
  Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (signals[name] ?? 0), bias);
