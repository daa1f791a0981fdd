import { useEffect } from 'react';
import { documentTitle } from '../routes/decide.ts';

/**
 * Names the tab, and the part of the page that has the focus after a link was followed: so who listens hears where
 * they are. A page may call it to be more exact than its route can be.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
    document.getElementById('main')?.setAttribute('aria-label', title);
  }, [title]);
}
