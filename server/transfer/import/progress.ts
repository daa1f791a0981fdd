/** How far an import has come, told at most every so often; and whether it still is wanted. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { ImportProgress, ImportStage } from '#contract/import-file.ts';
import * as say from '../words.ts';
import { FileRefused } from './faults.ts';

const BETWEEN_MS = 100;
/** So many lines are worked on before everybody else has a turn. */
const STRETCH = 250;

export class Progress {
  readonly #tell: (progress: ImportProgress) => void;
  readonly #signal: AbortSignal;
  #toldAt = Number.NEGATIVE_INFINITY;
  #stage: ImportStage | null = null;

  constructor(tell: (progress: ImportProgress) => void, signal: AbortSignal) {
    this.#tell = tell;
    this.#signal = signal;
  }

  /** Throws when nobody waits for the end any more. */
  now(stage: ImportStage, done: number, total: number): void {
    if (this.#signal.aborted) throw new FileRefused(say.theImportWasCancelled);
    const at = performance.now();
    if (stage === this.#stage && done < total && at - this.#toldAt < BETWEEN_MS) return;
    this.#stage = stage;
    this.#toldAt = at;
    this.#tell({ stage, done, total });
  }

  /** Goes through a long list without holding anyone else up. */
  async through<T>(
    stage: ImportStage,
    list: readonly T[],
    each: (entry: T, place: number) => void,
    { before, total }: { before: number; total: number } = { before: 0, total: list.length },
  ): Promise<void> {
    for (let from = 0; from < list.length; from += STRETCH) {
      this.now(stage, before + from, total);
      const to = Math.min(from + STRETCH, list.length);
      for (let place = from; place < to; place++) each(list[place] as T, place);
      await othersTurn();
    }
    this.now(stage, before + list.length, total);
  }
}
