import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A sheet of paper on the desk: a tone lighter, with a hairline round it. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('rounded-large border border-line bg-surface', className)} />;
}
