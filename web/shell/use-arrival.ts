import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { hasComeThroughHistory } from '../kit/came-through-history.ts';
import { returnToPlace } from './later.ts';

/**
 * After a link inside the app was followed, the new page starts at its top and the focus is on it,
 * as after a real page load. Back and Forward lead to where it was left.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const before = useRef(path);

  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    main.current?.focus({ preventScroll: true });
    if (!hasComeThroughHistory()) {
      // What it gives back is none of React's business.
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    // A room begins at its latest words.
    if (!path.startsWith('/discuss/')) return returnToPlace();
  }, [path, main]);
}
