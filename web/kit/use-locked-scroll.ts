import { useEffect } from 'react';

/** The page stands still under what is open over it. */
export function useLockedScroll(): void {
  useEffect(() => {
    const page = document.documentElement;
    page.dataset.scroll = 'locked';
    return () => {
      delete page.dataset.scroll;
    };
  }, []);
}
