import type { Kind } from '#contract/kinds.ts';

/** Reduces spelling differences that should not change a cover: case, accents, spaces and punctuation. */
export function normaliseForSeed(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // A title of emoji or signs alone has no letter left; it must still differ from other such titles.
  return folded || text.trim();
}

/** What everything by chance on a cover hangs on. */
export function coverSeed(kind: Kind, title: string, creator: string): string {
  return `${kind}|${normaliseForSeed(title)}|${normaliseForSeed(creator)}`;
}

/** A 32-bit hash (FNV-1a with a final mix), the same in every JavaScript engine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Repeatable chance: the same seed gives the same throws in the same order. */
export interface Dice {
  /** At least 0, less than 1. */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  chance(share: number): boolean;
}

export function diceFrom(seed: string): Dice {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    chance: (share) => next() < share,
  };
}
