/**
 * How fast a machine is asked: as fast as is wanted, and slower where its answers take long, so that a busy
 * machine is measured at work and not at refusing.
 */

const LOOK_MS = 1_000;
/** Half of the answers of the last second may take so long. */
const SLOW_MS = 250;
const SLOWER = 0.8;
const FASTER = 1.1;

export const keepPace = (wanted: number) => {
  let perSecond = wanted / 2;
  let taken: number[] = [];
  const looking = setInterval(() => {
    const median = taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0;
    taken = [];
    perSecond = Math.min(wanted, Math.max(1, perSecond * (median > SLOW_MS ? SLOWER : FASTER)));
  }, LOOK_MS);
  return {
    note: (ms: number) => taken.push(ms),
    perSecond: () => perSecond,
    /** What one of so many people waits from one request to the next; people are not clocks. */
    between: (people: number) => ((people * 1000) / perSecond) * (0.5 + Math.random()),
    stop: () => clearInterval(looking),
  };
};
