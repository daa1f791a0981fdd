import * as everywhere from '../words/everywhere.ts';
import { classes } from './classes.ts';

/** The name and its mark: an open book whose lines are two people's. */
export function Brand({ short }: { short?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <svg
        viewBox="0 0 32 32"
        className="size-7 text-accent"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path
          d="M16 9.5C13.2 6.9 8.9 6 4 6.4v17.2c4.9-.4 9.2.5 12 3.1 2.8-2.6 7.1-3.5 12-3.1V6.4c-4.9-.4-9.2.5-12 3.1Zm0 0v17.2"
          strokeWidth="1.75"
          strokeLinejoin="round"
        />
        <path
          d="M8 12.2c1.8.1 3.2.4 4.6 1M8 16.8c1.8.1 3.2.4 4.6 1M24 12.2c-1.8.1-3.2.4-4.6 1"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      {/* On a phone the mark has to do where there is much else in the row. */}
      <span
        className={classes(
          short ? 'max-sm:hidden' : 'max-[23rem]:hidden',
          'font-display text-heading leading-none tracking-[-0.01em]',
        )}
      >
        {everywhere.colloquy}
      </span>
    </span>
  );
}
