import { useEffect } from 'react';

const BEAT_MS = 15_000;
/** The timers of a hidden tab may come no more than once a minute. */
const ASLEEP_MS = 90_000;

/** Calls back when this tab was put to sleep by the browser, or with the whole machine, which no event tells. */
export function useWaking(woken: () => void): void {
  useEffect(() => {
    let seen = Date.now();
    const beat = () => {
      const slept = Date.now() - seen > ASLEEP_MS;
      seen = Date.now();
      if (slept) woken();
    };
    const timer = setInterval(beat, BEAT_MS);
    document.addEventListener('resume', woken);
    return () => {
      clearInterval(timer);
      document.removeEventListener('resume', woken);
    };
  }, [woken]);
}
