/**
 * Past what one server can carry, some are told at once to come back in a moment, so that the rest are
 * answered in time; else everyone would wait longer and longer, and most would give up.
 */
import { Problem } from './problem.ts';

const LOOK_MS = 50;
/** Who came now would wait about so long already. */
const LONGEST_WAIT_MS = 1_000;
/** In a round of the event loop: a machine that is slow for other reasons still serves a few. */
const ALWAYS_TAKEN = 100;
/** Whoever asks again the moment they are refused gets no further by it, and costs others little. */
const REFUSED_AFTER_MS = 500;
/** Waiting for a database or a provider keeps no processor busy, but it costs memory. */
const MOST_UNDER_WAY = 2_000;

export type Load = {
  /** Null when there are too many; else to be told when the call is answered. */
  take: () => (() => void) | null;
  refuse: () => Promise<never>;
  close: () => void;
};

export const watchLoad = (onRefused: () => void = () => {}, now = () => performance.now()): Load => {
  let due = now() + LOOK_MS;
  let lastLate = 0;
  let taken = 0;
  let underWay = 0;
  // A timer gets its turn once in a round of the event loop: how late it is, is how long the round took.
  const timer = setInterval(() => {
    lastLate = Math.max(0, now() - due);
    due = now() + LOOK_MS;
    taken = 0;
  }, LOOK_MS);
  timer.unref();

  /** What came now lay waiting during the last round, and since this one began. */
  const wait = () => lastLate + Math.max(0, now() - due);

  const answered = () => {
    underWay -= 1;
  };

  return {
    take: () => {
      const isOver = taken >= ALWAYS_TAKEN && wait() > LONGEST_WAIT_MS;
      if (isOver || underWay >= MOST_UNDER_WAY) return null;
      taken += 1;
      underWay += 1;
      return answered;
    },
    refuse: async () => {
      onRefused();
      await new Promise((resolve) => setTimeout(resolve, REFUSED_AFTER_MS));
      // Not all are to come back in the same second.
      throw new Problem('unavailable', { retryAfter: 1 + Math.floor(Math.random() * 4) });
    },
    close: () => clearInterval(timer),
  };
};
