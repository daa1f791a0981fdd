/** What may be said: nothing from beyond where the reader is, nothing they refused. */
import type { TalkState } from '../talk/state.ts';
import type { Work } from '../works/work.ts';

/** How far a reader has shown to be by what they speak of, where they did not say. */
export function reach({ place, recent }: TalkState, work: Work, speaksOf: readonly string[] = []): number {
  if (place.mayKnow || place.finished) return Number.POSITIVE_INFINITY;
  if (place.step !== null) return place.step;
  return Math.max(0, ...[...recent, ...speaksOf].map((thing) => work.things.get(thing)?.from ?? 0));
}

/** A thing they name themselves is known to them, as far as it goes. */
export function mayHear(from: number | undefined, reached: number, named?: number): boolean {
  return (from ?? 0) <= Math.max(reached, named ?? 0);
}
