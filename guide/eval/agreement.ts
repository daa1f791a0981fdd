/** How two series of levels agree. Levels are numbers, from 0 for needs_improvement to 3 for excellent. */
export type Pair = { truth: number; given: number };

export const exactly = (pairs: readonly Pair[]): number => part(pairs, ({ truth, given }) => truth === given);
export const withinOne = (pairs: readonly Pair[]): number =>
  part(pairs, ({ truth, given }) => Math.abs(truth - given) <= 1);

const part = (pairs: readonly Pair[], holds: (pair: Pair) => boolean): number =>
  pairs.length === 0 ? 0 : pairs.filter(holds).length / pairs.length;

/** Rows: the label; columns: what was given; both from the lowest level up. */
export function confusion(pairs: readonly Pair[], levels = 4): number[][] {
  const table = Array.from({ length: levels }, () => new Array<number>(levels).fill(0));
  for (const { truth, given } of pairs) {
    const row = table[truth];
    if (row) row[given] = (row[given] ?? 0) + 1;
  }
  return table;
}

/** Cohen's kappa with quadratic weights: 1 is full agreement, 0 what chance would give. */
export function weightedKappa(pairs: readonly Pair[], levels = 4): number {
  const count = (pick: (pair: Pair) => number) =>
    Array.from({ length: levels }, (_, level) => pairs.filter((pair) => pick(pair) === level).length);
  const truths = count(({ truth }) => truth);
  const givens = count(({ given }) => given);
  const seen = pairs.reduce((sum, { truth, given }) => sum + (truth - given) ** 2, 0);
  let chance = 0;
  for (let truth = 0; truth < levels; truth++)
    for (let given = 0; given < levels; given++)
      chance += (((truths[truth] ?? 0) * (givens[given] ?? 0)) / pairs.length) * (truth - given) ** 2;
  return chance === 0 ? 1 : 1 - seen / chance;
}

/** Spearman's rank correlation, ties at their mean rank. */
export function rankCorrelation(xs: readonly number[], ys: readonly number[]): number {
  const a = ranks(xs);
  const b = ranks(ys);
  const mean = (a.length + 1) / 2;
  let both = 0;
  let first = 0;
  let second = 0;
  for (let i = 0; i < a.length; i++) {
    const x = (a[i] ?? 0) - mean;
    const y = (b[i] ?? 0) - mean;
    both += x * y;
    first += x * x;
    second += y * y;
  }
  return first === 0 || second === 0 ? 0 : both / Math.sqrt(first * second);
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, place) => ({ value, place })).sort((a, b) => a.value - b.value);
  const result = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && order[to]?.value === order[from]?.value) to++;
    for (let i = from; i < to; i++) result[order[i]?.place ?? 0] = (from + to + 1) / 2;
    from = to;
  }
  return result;
}
