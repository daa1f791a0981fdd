import type { Signals } from '../types.ts';

export type Scale = { bias: number; weights: Readonly<Record<string, number>> };

/**
 * Two questions, weighed apart: whether there is a thought on the question at all (`presence`), and how far
 * it goes (`depth`). Chatter is full of particulars and has no presence; a bare opinion is the reverse.
 */
export type Weights = {
  presence: Scale & { cut: number };
  /** From the first cut on a link is granted, from the second a further step. */
  depth: Scale & { cuts: readonly [number, number] };
};

export const strengthOf = ({ bias, weights }: Scale, signals: Signals): number =>
  Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (signals[name] ?? 0), bias);

/** The highest level asks for more than just enough presence. */
const BEYOND_DOUBT = 0.08;

/** 0 nothing, 1 a point or an anchor, 2 both and linked, 3 with a second move. */
export function reachOf({ presence, depth }: Weights, signals: Signals, lift = 0): 0 | 1 | 2 | 3 {
  const deep = strengthOf(depth, signals) + lift;
  const [linked, moved] = depth.cuts;
  const there = strengthOf(presence, signals) + lift - presence.cut;
  if (there < 0) return deep >= moved ? 1 : 0;
  if (deep < linked) return 1;
  return deep >= moved && there >= BEYOND_DOUBT ? 3 : 2;
}
