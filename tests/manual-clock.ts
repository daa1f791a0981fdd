import type { Clock } from '#guide/engines/clock.ts';

/** A clock that stands still until it is told to go on; for tests of what happens after minutes. */
export function manualClock(): Clock & {
  advance(milliseconds: number): Promise<void>;
  readonly waiting: number;
} {
  let time = 0;
  let timers: { at: number; run: () => void }[] = [];
  /** Lets everything happen that happens at this moment. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    now: () => time,
    after(milliseconds, run) {
      const timer = { at: time + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async advance(milliseconds) {
      const until = time + milliseconds;
      await settle();
      for (;;) {
        const next = timers.toSorted((a, b) => a.at - b.at)[0];
        if (!next || next.at > until) break;
        timers = timers.filter((timer) => timer !== next);
        time = Math.max(time, next.at);
        next.run();
        await settle();
      }
      time = until;
      await settle();
    },
    get waiting() {
      return timers.length;
    },
  };
}
