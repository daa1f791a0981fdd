import { useLayoutEffect, useRef } from 'react';
import { placeTooltip } from './tooltip-rules.ts';

type Props = { text: string; anchor: HTMLElement; id?: string };

/** The words of a tooltip, over everything else and beside what they explain. */
export function Tip({ text, anchor, id }: Props) {
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (!element) return;
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
