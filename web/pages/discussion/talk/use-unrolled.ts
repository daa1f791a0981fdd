import { startTransition, useEffect, useState } from 'react';

const AT_FIRST = 40;
const AT_ONCE = 80;

/**
 * A long talk is painted from its end: the last of it at once, what came before when the browser has
 * time, so that it is all there to be scrolled, searched and printed. `needed` of the last are wanted at once.
 */
export function useUnrolled<T>(all: readonly T[], needed = 0): readonly T[] {
  const [count, setCount] = useState(Math.max(AT_FIRST, needed));
  // What was unrolled once stays so, also when it is no longer asked for.
  if (needed > count) setCount(needed);
  const isWhole = count >= all.length;
  useEffect(() => {
    if (isWhole) return;
    const more = () => startTransition(() => setCount(count + AT_ONCE));
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(more, 60);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(more, { timeout: 500 });
    return () => cancelIdleCallback(idle);
  }, [count, isWhole]);
  return isWhole ? all : all.slice(-count);
}
