import { useEffect, useRef, useState } from 'react';
import { delayBeforeShowing } from './tooltip-rules.ts';

let lastHiddenAt = Number.NEGATIVE_INFINITY;

/** Beside which element a tooltip stands at the moment, and when it comes and goes. */
export function useTip() {
  const timer = useRef<number>(undefined);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // What was asked for last: drawn or not, it is what has to go.
  const wanted = useRef<HTMLElement | null>(null);

  const put = (beside: HTMLElement | null) => {
    if (wanted.current && !beside) lastHiddenAt = Date.now();
    wanted.current = beside;
    setAnchor(beside);
  };
  const show = (beside: HTMLElement | null, delay = delayBeforeShowing(Date.now(), lastHiddenAt)) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(put, delay, beside);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    put(null);
  };
  /**
   * Once the focus is where it goes. In a dialog something that is taken out while it is nowhere brings it back to the
   * dialog's beginning, and Tab would never come past the first button.
   */
  const hideOnBlur = () => show(null, 0);
  useEffect(
    () => () => {
      if (timer.current !== undefined) window.clearTimeout(timer.current);
    },
    [],
  );
  useEffect(() => {
    if (!anchor) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setAnchor(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [anchor]);
  return { anchor, show, hide, hideOnBlur };
}
