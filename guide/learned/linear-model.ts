/**
 * A linear model over named features: each class has a weight for each feature, kept in a byte. Features are
 * hashed; those the training never met have no weight.
 */

import type { Features } from './features.ts';

export type LinearModel = {
  classes: string[];
  /** The score of each class, in the order of `classes`. */
  scores(features: Features): Float64Array;
};

/** What a training leaves: weights of feature f for class c stand at f * classes + c. */
export type Weights = {
  classes: string[];
  buckets: Uint32Array;
  sparse: Float32Array;
  dense: Float32Array;
  bias: Float32Array;
};

const HEADER = 4;

export function packed({ classes, buckets, sparse, dense, bias }: Weights): Uint8Array {
  const scale = sparse.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
  const head = new TextEncoder().encode(
    JSON.stringify({
      classes,
      features: buckets.length,
      scale,
      dense: [...dense].map(short),
      bias: [...bias].map(short),
    }),
  );
  const out = new Uint8Array(HEADER + head.length + buckets.length * 3 + sparse.length);
  new DataView(out.buffer).setUint32(0, head.length);
  out.set(head, HEADER);
  let at = HEADER + head.length;
  for (const bucket of buckets) {
    out[at++] = bucket & 255;
    out[at++] = (bucket >> 8) & 255;
    out[at++] = bucket >> 16;
  }
  for (const value of sparse) out[at++] = Math.round(value / scale) & 255;
  return out;
}

const short = (value: number): number => Number(value.toPrecision(5));

export function unpacked(bytes: Uint8Array): LinearModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(0);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER, HEADER + length))) as {
    classes: string[];
    features: number;
    scale: number;
    dense: number[];
    bias: number[];
  };
  const { classes, features, scale, dense, bias } = head;
  const from = HEADER + length;
  const rows = new Map<number, number>();
  for (let row = 0; row < features; row++) {
    const at = from + row * 3;
    rows.set(
      (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16),
      row,
    );
  }
  const weights = new Int8Array(
    bytes.buffer,
    bytes.byteOffset + from + features * 3,
    features * classes.length,
  );
  return { classes, scores: (given) => scored(given, { classes, rows, weights, scale, dense, bias }) };
}

type Table = {
  classes: string[];
  rows: Map<number, number>;
  weights: Int8Array;
  scale: number;
  dense: number[];
  bias: number[];
};

function scored(features: Features, { classes, rows, weights, scale, dense, bias }: Table): Float64Array {
  const n = classes.length;
  const sums = Float64Array.from(bias);
  features.buckets.forEach((bucket, at) => {
    const row = rows.get(bucket);
    if (row === undefined) return;
    const strength = (features.strengths[at] as number) * scale;
    for (let c = 0; c < n; c++) sums[c] = (sums[c] as number) + strength * (weights[row * n + c] as number);
  });
  for (let d = 0; d < features.dense.length; d++) {
    const value = features.dense[d] as number;
    if (value !== 0)
      for (let c = 0; c < n; c++) sums[c] = (sums[c] as number) + value * (dense[d * n + c] as number);
  }
  return sums;
}
