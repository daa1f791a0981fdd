import { useLayoutEffect } from 'react';

let waiting = 0;

/**
 * Says on the root that the page, or the rest of it, is on its way, while what calls this says so. The footer asks the
 * root: did it ask `main` by `:has()`, every card that comes or goes would have the whole page styled anew.
 */
export function useComing(isComing = true): void {
  useLayoutEffect(() => {
    if (!isComing) return;
    waiting += 1;
    document.documentElement.dataset.coming = '';
    return () => {
      waiting -= 1;
      if (waiting === 0) delete document.documentElement.dataset.coming;
    };
  }, [isComing]);
}
