/** Fits a linear model to labelled examples; the same examples give the same weights. */
import type { Features } from '../learned/features.ts';
import type { Weights } from '../learned/linear-model.ts';

export type Example = {
  features: Features;
  /** What it is, each class with how surely (0 to 1); what is not named is not so. */
  labels: ReadonlyMap<string, number>;
  /** How much it counts. */
  weight: number;
};

type Settings = {
  epochs: number;
  rate: number;
  /** How strongly weights are held near zero. */
  hold: number;
  /** A feature fewer examples have is left out. */
  least: number;
  /** `each`: every class is decided for itself; `one`: classes compete for one place; `number`: least squares. */
  kind: 'each' | 'one' | 'number';
  /** How many features are kept at most. */
  most?: number;
};

type Row = { at: Int32Array; value: Float32Array; dense: Float32Array; target: Float32Array; weight: number };

export function fit(classes: readonly string[], examples: readonly Example[], settings: Settings): Weights {
  const buckets = kept(examples, settings.least);
  const places = new Map([...buckets].map((bucket, at) => [bucket, at]));
  const n = classes.length;
  const denseSize = examples[0]?.features.dense.length ?? 0;
  const rows = examples.map((one) => rowOf(one, places, classes));
  const sparse = new Float32Array(buckets.length * n);
  const dense = new Float32Array(denseSize * n);
  const bias = new Float32Array(n);
  const seenSparse = new Float32Array(sparse.length).fill(1e-3);
  const seenDense = new Float32Array(dense.length).fill(1e-3);
  const seenBias = new Float32Array(n).fill(1e-3);
  const step = (weights: Float32Array, seen: Float32Array, at: number, gradient: number, rate: number) => {
    seen[at] = (seen[at] as number) + gradient * gradient;
    weights[at] = (weights[at] as number) - (rate * gradient) / Math.sqrt(seen[at] as number);
  };
  const order = rows.map((_, at) => at);
  const random = mulberry(20261123);
  const scores = new Float64Array(n);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, random);
    const rate = settings.rate * (1 - epoch / (settings.epochs + 1));
    for (const index of order) {
      const row = rows[index] as Row;
      for (let c = 0; c < n; c++) {
        let sum = bias[c] as number;
        for (let k = 0; k < row.at.length; k++)
          sum += (sparse[(row.at[k] as number) * n + c] as number) * (row.value[k] as number);
        for (let d = 0; d < denseSize; d++) sum += (dense[d * n + c] as number) * (row.dense[d] as number);
        scores[c] = sum;
      }
      const given = settings.kind === 'number' ? scores : squashed(scores, settings.kind);
      for (let c = 0; c < n; c++) {
        const error = ((given[c] as number) - (row.target[c] as number)) * row.weight;
        if (Math.abs(error) < 1e-4) continue;
        step(bias, seenBias, c, error, rate);
        for (let k = 0; k < row.at.length; k++) {
          const at = (row.at[k] as number) * n + c;
          step(
            sparse,
            seenSparse,
            at,
            error * (row.value[k] as number) + settings.hold * (sparse[at] as number),
            rate,
          );
        }
        for (let d = 0; d < denseSize; d++) {
          const at = d * n + c;
          step(
            dense,
            seenDense,
            at,
            error * (row.dense[d] as number) + settings.hold * (dense[at] as number),
            rate,
          );
        }
      }
    }
  }
  return pruned({ classes: [...classes], buckets, sparse, dense, bias }, settings.most ?? buckets.length);
}

/** Only the features that say most are kept. */
function pruned(weights: Weights, most: number): Weights {
  const { classes, buckets, sparse } = weights;
  if (buckets.length <= most) return weights;
  const n = classes.length;
  const strength = Array.from(buckets, (_, at) => {
    let sum = 0;
    for (let c = 0; c < n; c++) sum += (sparse[at * n + c] as number) ** 2;
    return sum;
  });
  const least = [...strength].sort((a, b) => b - a)[most] as number;
  const kept = [...buckets.keys()].filter((at) => (strength[at] as number) > least);
  const thinned = new Float32Array(kept.length * n);
  kept.forEach((at, place) => {
    thinned.set(sparse.subarray(at * n, (at + 1) * n), place * n);
  });
  return { ...weights, buckets: Uint32Array.from(kept, (at) => buckets[at] as number), sparse: thinned };
}

function squashed(scores: Float64Array, kind: 'each' | 'one'): Float64Array {
  if (kind === 'each') return scores.map((score) => 1 / (1 + Math.exp(-score)));
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((a, b) => a + b, 0);
  return raised.map((value) => value / sum);
}

function kept(examples: readonly Example[], least: number): Uint32Array {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const bucket of new Set(features.buckets)) counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  return Uint32Array.from([...counts].filter(([, count]) => count >= least).map(([bucket]) => bucket)).sort();
}

function rowOf(
  { features, labels, weight }: Example,
  places: ReadonlyMap<number, number>,
  classes: readonly string[],
): Row {
  const at: number[] = [];
  const value: number[] = [];
  features.buckets.forEach((bucket, index) => {
    const place = places.get(bucket);
    if (place === undefined) return;
    at.push(place);
    value.push(features.strengths[index] as number);
  });
  return {
    at: Int32Array.from(at),
    value: Float32Array.from(value),
    dense: Float32Array.from(features.dense),
    target: Float32Array.from(classes.map((name) => labels.get(name) ?? 0)),
    weight,
  };
}

/** Numbers from 0 to 1 that are the same every time. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as number, list[at] as number];
  }
}
