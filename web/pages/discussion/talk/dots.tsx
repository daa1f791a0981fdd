import { classes } from '../../../kit/classes.ts';

/** The guide is thinking. With words for who does not see them, where nothing else says it. */
export function Dots({ says, className }: { says?: string; className: string }) {
  return (
    <p
      role={says && 'status'}
      aria-hidden={says === undefined}
      className={classes('dots flex items-center gap-1.5 text-accent', className)}
    >
      <span className="size-2 rounded-full bg-current" />
      <span className="size-2 rounded-full bg-current" />
      <span className="size-2 rounded-full bg-current" />
      {says && <span className="sr-only">{says}</span>}
    </p>
  );
}
