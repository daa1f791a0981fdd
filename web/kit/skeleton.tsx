import { classes } from './classes.ts';

/** Holds the place, in the shape, of what is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'block animate-[breathe_1.6s_ease-in-out_infinite] rounded-small bg-blank',
        className,
      )}
    />
  );
}
