/** Long work in stretches: others have their turn after every few milliseconds of it. */
import { setImmediate as othersTurn } from 'node:timers/promises';

const STRETCH_MS = 10;

/** So many at a time: the shortest stretch there is. */
const SOME = 64;

export async function* inTurns<T>(all: Iterable<T>, atATime = SOME): AsyncGenerator<T[]> {
  let some: T[] = [];
  let begun = performance.now();
  for (const one of all) {
    some.push(one);
    if (some.length < atATime) continue;
    yield some;
    some = [];
    if (performance.now() - begun < STRETCH_MS) continue;
    await othersTurn();
    begun = performance.now();
  }
  if (some.length > 0) yield some;
}
