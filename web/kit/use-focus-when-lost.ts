import { type RefObject, useEffect, useRef } from 'react';

/** A dialog that closes gives the focus back a moment later. */
const AFTER_DIALOGS = 80;

/** When the last of them goes, and the focus with it, this takes it over. */
export function useFocusWhenLost(count: number | undefined, target: RefObject<HTMLElement | null>): void {
  const wasThere = useRef(false);
  useEffect(() => {
    if (count) wasThere.current = true;
    if (count !== 0 || !wasThere.current) return;
    const timer = window.setTimeout(() => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    }, AFTER_DIALOGS);
    return () => window.clearTimeout(timer);
  }, [count, target]);
}
