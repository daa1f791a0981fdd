import { CloudOff } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useOffline } from '../reachability.ts';
import * as say from '../words/house.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { classes } from './classes.ts';
import { sayOffline } from './say-offline.ts';
import { Spinner } from './spinner.tsx';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Said and shown instead of the label while the action runs; a second press does nothing. */
  busy?: string | false | undefined;
  icon?: ReactNode;
  /** Does something that only the server can; what submits a form does, unless said. */
  needsServer?: boolean;
};

export function Button({
  variant,
  size,
  busy,
  icon,
  className,
  children,
  onClick,
  needsServer,
  ...rest
}: Props) {
  const isOut = useOffline() && (needsServer ?? rest.type === 'submit') && !busy;
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    if (isOut) sayOffline();
  };
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled`: that would throw the keyboard's focus away in the middle of the action.
      aria-disabled={busy || isOut ? true : rest['aria-disabled']}
      onClick={busy || isOut ? refuse : onClick}
      className={classes(buttonStyle(variant, size), className)}
    >
      {busy ? <Spinner /> : isOut ? <CloudOff size={16} strokeWidth={1.75} aria-hidden="true" /> : icon}
      {busy || children}
      {isOut && <span className="sr-only"> {say.offlineInBrackets}</span>}
    </button>
  );
}
