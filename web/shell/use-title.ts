import { useEffect } from 'react';
import { documentTitle } from '../routes/decide.ts';

/** Names the tab. A page may call it to be more exact than its route can be. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
