/**
 * Code that a page may need at a press, fetched while nothing else is done: a press is then answered by showing what
 * is there, also by a finger, which gives no sign before.
 */
type Fetch = () => Promise<unknown>;

const waiting: Fetch[] = [];
let noteMore: (() => void) | null = null;

export function wantedInIdleTime(fetch: Fetch): void {
  waiting.push(fetch);
  noteMore?.();
}

/** From now on, one after another. */
export function fetchInIdleTime(): void {
  let isUnderWay = false;
  const next = async () => {
    for (let fetch = waiting.shift(); fetch; fetch = waiting.shift()) {
      await idle();
      // Whoever presses will be told that it cannot be had.
      await fetch().catch(() => undefined);
    }
    isUnderWay = false;
  };
  noteMore = () => {
    if (isUnderWay) return;
    isUnderWay = true;
    void next();
  };
  noteMore();
}

const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );
