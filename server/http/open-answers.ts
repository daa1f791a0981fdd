/**
 * Answers that are written while they are read, and that may be read slowly or not at all: each holds some memory for
 * as long, so of those there may be so many at once, of one person and in all.
 */
import { Problem } from '../problem.ts';

const MOST_EACH = 16;
const MOST = 400;
const AGAIN_AFTER_S = 5;

export type OpenAnswers = ReturnType<typeof makeOpenAnswers>;

export const makeOpenAnswers = () => {
  const open = new Map<string, number>();
  let all = 0;
  return {
    /** To be told, once, when the answer is over. */
    take: (asker: string, mostEach = MOST_EACH): (() => void) => {
      const own = open.get(asker) ?? 0;
      if (own >= mostEach) throw new Problem('too_many', { retryAfter: AGAIN_AFTER_S });
      if (all >= MOST) throw new Problem('unavailable', { retryAfter: AGAIN_AFTER_S });
      open.set(asker, own + 1);
      all += 1;
      return () => {
        all -= 1;
        const left = (open.get(asker) ?? 0) - 1;
        if (left > 0) open.set(asker, left);
        else open.delete(asker);
      };
    },
  };
};
