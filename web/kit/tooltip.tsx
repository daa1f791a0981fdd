import { type ReactNode, useId, useRef } from 'react';
import { Tip } from './tip.tsx';
import { useTip } from './use-tip.ts';

type Props = { text: string; isName?: boolean; children: ReactNode };

/**
 * A few words on what a control does. Written by hand on the browser's popover: the shell needs
 * tooltips at once, and the Radix one would bring its positioning library into the first load.
 */
export function Tooltip({ text, isName, children }: Props) {
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const { anchor, show, hide, hideOnBlur } = useTip();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches over the control inside it
    <span
      ref={around}
      className="inline-flex"
      onPointerEnter={(event) => event.pointerType !== 'touch' && show(around.current)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(around.current, 0)}
      onBlur={hideOnBlur}
      aria-describedby={anchor && !isName ? id : undefined}
    >
      {children}
      {anchor && <Tip id={id} text={text} anchor={anchor} />}
    </span>
  );
}
