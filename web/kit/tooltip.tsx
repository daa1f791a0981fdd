import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { delayBeforeShowing, placeTooltip } from './tooltip-rules.ts';

let lastHiddenAt = Number.NEGATIVE_INFINITY;

type Props = { text: string; isName?: boolean; children: ReactNode };

/**
 * A few words on what a control does. Written by hand on the browser's popover: the shell needs
 * tooltips at once, and the Radix one would bring its positioning library into the first load.
 */
export function Tooltip({ text, isName, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const [shown, setShown] = useState(false);

  const show = (delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(true), delay);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    if (shown) lastHiddenAt = Date.now();
    setShown(false);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches over the control inside it
    <span
      ref={anchor}
      className="inline-flex"
      onPointerEnter={(event) =>
        event.pointerType !== 'touch' && show(delayBeforeShowing(Date.now(), lastHiddenAt))
      }
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
      aria-describedby={shown && !isName ? id : undefined}
    >
      {children}
      {shown && <Tip id={id} text={text} anchor={anchor.current} />}
    </span>
  );
}

function Tip({ id, text, anchor }: { id: string; text: string; anchor: HTMLElement | null }) {
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (!element || !anchor) return;
    element.showPopover?.();
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeTooltip(anchor.getBoundingClientRect(), element.getBoundingClientRect(), view);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [anchor]);
  return (
    <span
      ref={tip}
      id={id}
      role="tooltip"
      popover="manual"
      className="fixed m-0 max-w-64 animate-[fade_120ms] rounded-small border-0 bg-ink px-2.5 py-1 text-caption text-paper"
    >
      {text}
    </span>
  );
}
