/**
 * How fast a machine is asked: as fast as is wanted, and slower where its answers take long, so that a busy
 * machine is measured at work and not at refusing.
 */

const TICK_MS = 50;
const LOOK_MS = 1_000;
/** Half of the answers of the last second may take so long, and as many may be under way. */
const SLOW_MS = 250;
const SLOWER = 0.8;
const FASTER = 1.1;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Has somebody of these act, so often in a second, each one thing at a time, until `isOver`. */
export const keepPace = async <T>(
  people: T[],
  wanted: number,
  act: (one: T) => Promise<void>,
  isOver: () => boolean,
  onLook: (perSecond: number) => void = () => {},
): Promise<void> => {
  const idle = [...people];
  const underWay = new Set<Promise<void>>();
  let perSecond = wanted / 4;
  let due = 0;
  let taken: number[] = [];
  let looked = performance.now();
  let last = looked;

  const begin = () => {
    const at = Math.floor(Math.random() * idle.length);
    const one = idle[at];
    const end = idle.pop();
    if (one === undefined || end === undefined) return;
    if (at < idle.length) idle[at] = end;
    const begun = performance.now();
    const acting: Promise<void> = act(one).finally(() => {
      taken.push(performance.now() - begun);
      idle.push(one);
      underWay.delete(acting);
    });
    underWay.add(acting);
  };

  while (!isOver()) {
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    const now = performance.now();
    due = Math.min(due + ((now - last) / 1000) * perSecond, perSecond);
    last = now;
    for (; due >= 1 && idle.length > 0; due--) begin();
    if (now - looked < LOOK_MS) continue;
    const isSlow = median(taken) > SLOW_MS || underWay.size > perSecond * (SLOW_MS / 1000) + 1;
    perSecond = Math.min(wanted, Math.max(1, perSecond * (isSlow ? SLOWER : FASTER)));
    onLook(perSecond);
    [taken, looked] = [[], now];
  }
  await Promise.all(underWay);
};
