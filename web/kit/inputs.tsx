import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

const BOX =
  'w-full touchable rounded-medium border border-line-strong bg-surface px-3 py-2 text-control text-ink ' +
  'placeholder:text-ink-faint transition-colors duration-[var(--quick)] hover:border-ink-faint ' +
  'aria-invalid:border-danger aria-invalid:bg-danger-soft disabled:opacity-60';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classes(BOX, className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={classes(BOX, 'resize-y leading-normal', className)} />;
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classes(BOX, 'pr-8', className)} />;
}
