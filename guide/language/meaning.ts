/** What a handful of words is about, as one vector, and how near two such are. */
import { stemOf } from './stems.ts';
import type { Word } from './tokens.ts';
import type { Vectors } from './vectors.ts';

/** How much a word tells: next to nothing for "the", all for a rare or unknown one. From 0 to 1. */
export function weightOf(word: string, vectors: Vectors): number {
  // Letters stand late in the list of words, where they are initials.
  if (word.length === 1) return SMALLEST;
  const rank = vectors.rankOf(word);
  if (rank < 0) return word.length > 2 ? 0.9 : 0.2;
  const share = 0.1 / (rank + 3);
  return RARE / (RARE + share);
}
const RARE = 0.0006;
const SMALLEST = 0.05;

export type Meaning = {
  vector: Float32Array;
  /** Each stem with its weight. */
  stems: Map<string, number>;
  /** The sum of the weights. */
  weight: number;
};

export function meaningOf(words: readonly Pick<Word, 'text'>[], vectors: Vectors): Meaning {
  const vector = new Float32Array(vectors.dimensions);
  const stems = new Map<string, number>();
  let weight = 0;
  let before = '';
  for (const { text } of words) {
    const own = weightOf(text, vectors);
    const plain = vectors.add(text, vector) ? text : text.replace(/'s$/, '');
    if (plain !== text) vectors.add(plain, vector);
    if (before !== '') vectors.add(`${before}_${text}`, vector);
    before = text;
    const stem = stemOf(text);
    if (!stems.has(stem)) weight += own;
    stems.set(stem, own);
  }
  let length = 0;
  for (const value of vector) length += value * value;
  length = Math.sqrt(length);
  if (length > 0) for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] as number) / length;
  return { vector, stems, weight };
}

/** The cosine of two meanings' vectors, from -1 to 1. */
export function nearness(a: Meaning, b: Meaning): number {
  let sum = 0;
  for (let at = 0; at < a.vector.length; at++) sum += (a.vector[at] as number) * (b.vector[at] as number);
  return sum;
}

/** The share of the telling words of `part` that `whole` holds, too; from 0 to 1. */
export function sharedWords(part: Meaning, whole: Meaning): number {
  if (part.weight === 0) return 0;
  let sum = 0;
  for (const [stem, weight] of part.stems) if (whole.stems.has(stem)) sum += weight;
  return sum / part.weight;
}
