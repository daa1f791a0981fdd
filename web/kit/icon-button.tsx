import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style.ts';
import { classes } from './classes.ts';
import { Tooltip } from './tooltip.tsx';

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; variant?: ButtonVariant };

/** A button that is only a picture; its name is read out, and shown on hover or focus. */
export function IconButton({ label, variant = 'quiet', className, ...rest }: Props) {
  return (
    <Tooltip text={label} isName>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classes(buttonStyle(variant, 'icon'), className)}
      />
    </Tooltip>
  );
}
