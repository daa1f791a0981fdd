import { useLayoutEffect } from 'react';

let waiting = 0;

/**
 * Says on the root that the page is on its way, while what calls this stands in for it. The footer asks the
 * root: did it ask `main` by `:has()`, every card that comes or goes would have the whole page styled anew.
 */
export function useComing(): void {
  useLayoutEffect(() => {
    waiting += 1;
    document.documentElement.dataset.coming = '';
    return () => {
      waiting -= 1;
      if (waiting === 0) delete document.documentElement.dataset.coming;
    };
  }, []);
}
