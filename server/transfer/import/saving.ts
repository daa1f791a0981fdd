/** While an import is written: the time it has, and what happens between two statements of it. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Progress } from './progress.ts';

export type Saving = { now: number; between: (written: number) => Promise<void> };

export const saving = (now: number, total: number, progress: Progress): Saving => {
  let done = 0;
  return {
    now,
    between: async (written) => {
      done += written;
      progress.now('saving', Math.min(done, total), total);
      await othersTurn();
    },
  };
};
