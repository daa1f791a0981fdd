/**
 * Word vectors: words and pairs of words that are used for like purposes point alike, the longer the more a word
 * tells. The sum over a sentence says what it is about. Words stand by frequency.
 */

export type Vectors = {
  dimensions: number;
  /** The word's rank by frequency, from 0; -1 for a word that is not there. */
  rankOf(word: string): number;
  /** Adds the word's vector; false where there is none. A pair of words is written with a low line between. */
  add(word: string, to: Float32Array): boolean;
};

export function readVectors(bytes: Uint8Array): Vectors {
  const first = bytes.indexOf(10);
  const second = bytes.indexOf(10, first + 1);
  const text = new TextDecoder();
  const [dimensions = 0, scale = 1] = text.decode(bytes.subarray(0, first)).split(' ').map(Number);
  const ranks = new Map<string, number>();
  for (const word of text.decode(bytes.subarray(first + 1, second)).split(' ')) ranks.set(word, ranks.size);
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + second + 1, ranks.size * dimensions);
  return {
    dimensions,
    rankOf: (word) => ranks.get(word) ?? -1,
    add(word, to) {
      const rank = ranks.get(word);
      if (rank === undefined) return false;
      const from = rank * dimensions;
      for (let at = 0; at < dimensions; at++)
        to[at] = (to[at] as number) + (values[from + at] as number) * scale;
      return true;
    },
  };
}
