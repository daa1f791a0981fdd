import { useEffect } from 'react';
import type { AnyWork } from './own-work.ts';
import { foundBy } from './search-works.ts';

/** In milliseconds. */
const AT_A_STRETCH = 5;
const BETWEEN = 30;

/**
 * Gets the texts thousands of works are found by ready while nothing else is to be done, so that neither the
 * first cards nor the first key in the search box wait for them.
 */
export function usePreparedSearch(works: readonly AnyWork[] | undefined): void {
  useEffect(() => {
    if (!works) return;
    let next = 0;
    const goOn = () => {
      const until = performance.now() + AT_A_STRETCH;
      for (; next < works.length && performance.now() < until; next += 1) {
        const work = works[next];
        if (work) foundBy(work);
      }
      if (next < works.length) timer = window.setTimeout(goOn, BETWEEN);
    };
    let timer = window.setTimeout(goOn, BETWEEN);
    return () => window.clearTimeout(timer);
  }, [works]);
}
