import type { Clock } from '../clock.ts';
import type { FaultReason } from '../fault.ts';
import type { Limits } from './limits.ts';

/** By the clock: when the first sign of life is due, the first words, and the end. */
export type Due = { first: number; words: number; end: number };

/** After the last word: how long to wait for the count of tokens and for the connection to end by itself. */
export const TAIL_MS = 1_000;

export type Watchdog = {
  /** Why it went off, if it did. */
  readonly late: FaultReason | null;
  /** A piece came; cheap enough for every token. */
  heard(): void;
  /** The reader sees something. */
  shown(): void;
  /** The reply is complete; only its figures are missing. */
  finished(): void;
  stop(): void;
};

/** One timer for a whole stream: it looks again only when the time it was set for has come. */
export function watchdog(clock: Clock, due: Due, silenceMs: Limits['silenceMs'], bark: () => void): Watchdog {
  let late: FaultReason | null = null;
  let last: number | null = null;
  let words = false;
  let tail: number | null = null;
  let callOff: () => void = () => {};

  function nextLimit(): [at: number, reason: FaultReason] {
    if (tail !== null) return [tail, 'silent'];
    if (!words) return [last === null ? due.first : due.words, 'no_first_token'];
    const silent = (last ?? 0) + silenceMs;
    return silent < due.end ? [silent, 'silent'] : [due.end, 'too_slow'];
  }
  function look() {
    callOff();
    const [at, reason] = nextLimit();
    const left = at - clock.now();
    if (left > 0) callOff = clock.after(left, look);
    else {
      late = reason;
      bark();
    }
  }
  look();

  return {
    get late() {
      return late;
    },
    heard() {
      last = clock.now();
    },
    shown() {
      words = true;
      look();
    },
    finished() {
      tail ??= clock.now() + TAIL_MS;
      look();
    },
    stop: () => callOff(),
  };
}
