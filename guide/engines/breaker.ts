import type { Clock } from './clock.ts';

/** One turn's permission to ask the provider; tells the breaker how it went. Later words change nothing. */
export type Pass = { succeeded(): void; failed(): void; undecided(): void };

export type Breaker = {
  /** Null while the provider is left alone. */
  admit(): Pass | null;
  /** Whether turns go through as usual. */
  readonly closed: boolean;
};

type Options = { clock: Clock; failures?: number; restMs?: number };

/** After so many failed turns in a row the provider is left alone for a while, then tried with one turn. */
export function breaker({ clock, failures = 5, restMs = 30_000 }: Options): Breaker {
  let inARow = 0;
  let restingUntil: number | null = null;
  let trying = false;

  function pass(trial: boolean): Pass {
    let open = true;
    const once = (settle: () => void) => () => {
      if (!open) return;
      open = false;
      if (trial) trying = false;
      settle();
    };
    return {
      succeeded: once(() => {
        inARow = 0;
        restingUntil = null;
      }),
      failed: once(() => {
        inARow++;
        // Turns that were under way when it tripped must not prolong the rest.
        if (trial || (restingUntil === null && inARow >= failures)) restingUntil = clock.now() + restMs;
      }),
      undecided: once(() => {}),
    };
  }

  return {
    get closed() {
      return restingUntil === null;
    },
    admit() {
      if (restingUntil === null) return pass(false);
      if (trying || clock.now() < restingUntil) return null;
      trying = true;
      return pass(true);
    },
  };
}
