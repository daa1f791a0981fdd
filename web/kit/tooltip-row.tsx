import { type ReactNode, useRef } from 'react';
import { Tip } from './tip.tsx';
import { useTip } from './use-tip.ts';

type Props = { className?: string; children: ReactNode };

/**
 * One tooltip for a row of controls, each with its name for the eye in `data-tip`: a wall of cards has
 * hundreds of them, and one to each would cost more than all the rest of a card.
 */
export function TooltipRow({ className, children }: Props) {
  const under = useRef<HTMLElement | null>(null);
  const { anchor, show, hide, hideOnBlur } = useTip();
  const leave = () => {
    under.current = null;
    hide();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches over the controls inside it
    <span
      className={className}
      onPointerOver={({ target, pointerType }) => {
        const control = controlAt(target);
        if (pointerType === 'touch' || control === under.current) return;
        leave();
        under.current = control;
        if (control) show(control);
      }}
      onPointerLeave={leave}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show(controlAt(target), 0)}
      onBlur={hideOnBlur}
    >
      {children}
      {anchor && <Tip key={anchor.dataset.tip} text={anchor.dataset.tip ?? ''} anchor={anchor} />}
    </span>
  );
}

function controlAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
}
