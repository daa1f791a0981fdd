import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Said and shown instead of the label while the action runs; a second press does nothing. */
  busy?: string | false | undefined;
  icon?: ReactNode;
};

export function Button({ variant, size, busy, icon, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled`: that would throw the keyboard's focus away in the middle of the action.
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes(buttonStyle(variant, size), className)}
    >
      {busy ? <Spinner /> : icon}
      {busy || children}
    </button>
  );
}
