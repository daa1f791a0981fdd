import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { returnToPlace } from './later.ts';

/**
 * After a link inside the app was followed, the new page starts at its top and the focus is on it,
 * as after a real page load. Back and Forward lead to where it was left.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const before = useRef(path);
  const wentThroughHistory = useRef(false);

  useEffect(() => {
    // A step that only closed a dialog leads to no other page, and says nothing about the next one.
    const notice = () => {
      wentThroughHistory.current = window.location.pathname !== before.current;
    };
    // Captured, to be told before the router draws the page that is come back to.
    window.addEventListener('popstate', notice, { capture: true });
    return () => window.removeEventListener('popstate', notice, { capture: true });
  }, []);

  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    main.current?.focus({ preventScroll: true });
    const isBack = wentThroughHistory.current;
    wentThroughHistory.current = false;
    if (!isBack) {
      // What it gives back is none of React's business.
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    // A room begins at its latest words.
    if (!path.startsWith('/discuss/')) return returnToPlace();
  }, [path, main]);
}
