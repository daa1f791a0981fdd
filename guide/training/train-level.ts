import type { Vectors } from '../language/vectors.ts';
import type { LinearModel, Weights } from '../learned/linear-model.ts';
import { type Example, fit } from './fit.ts';
import { isHeldOut } from './held-out.ts';
import { exampleOf, repliesBy, replyAuthors } from './reply-examples.ts';

export const LEVELS = ['level 0', 'level 1', 'level 2', 'level 3'];
const NUMBER = { epochs: 20, rate: 0.08, hold: 5e-4, least: 3, kind: 'number' } as const;
const CHANCES = { epochs: 15, rate: 0.12, hold: 5e-4, least: 3, kind: 'one' } as const;

export const levelModel = (vectors: Vectors, acts: LinearModel): Weights =>
  fitLevels(
    replyAuthors()
      .filter((author) => !isHeldOut(author))
      .flatMap(repliesBy)
      .map((reply) => exampleOf(reply, vectors, acts)),
  );

/** Two opinions in one model: a number, and the chances of the four levels. */
export function fitLevels(examples: readonly Example[]): Weights {
  const only = (names: readonly string[]) =>
    examples.map((one) => ({
      ...one,
      labels: new Map([...one.labels].filter(([name]) => names.includes(name))),
    }));
  const number = fit(['height'], only(['height']), NUMBER);
  const chances = fit(LEVELS, only(LEVELS), CHANCES);
  return joined(number, chances);
}

/** Both were fitted to the same examples, so their features are the same, in the same order. */
function joined(a: Weights, b: Weights): Weights {
  const [n, m] = [a.classes.length, b.classes.length];
  const side = (one: Float32Array, other: Float32Array): Float32Array => {
    const rows = one.length / n;
    const out = new Float32Array(rows * (n + m));
    for (let row = 0; row < rows; row++) {
      out.set(one.subarray(row * n, (row + 1) * n), row * (n + m));
      out.set(other.subarray(row * m, (row + 1) * m), row * (n + m) + n);
    }
    return out;
  };
  return {
    classes: [...a.classes, ...b.classes],
    buckets: a.buckets,
    sparse: side(a.sparse, b.sparse),
    dense: side(a.dense, b.dense),
    bias: Float32Array.from([...a.bias, ...b.bias]),
  };
}
