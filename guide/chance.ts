/** Chance without chance: the same seed gives the same draw, so a talk can be replayed. */

/** FNV-1a with a last stirring, so that seeds which differ in one letter fall far apart. */
export function drawOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export function pick<T>(from: readonly T[], seed: string): T | undefined {
  return from.length === 0 ? undefined : from[drawOf(seed) % from.length];
}

/** The same items in an order that the seed decides. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  return items
    .map((item, index) => ({ item, rank: drawOf(`${seed}/${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
