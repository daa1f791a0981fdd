import { classes } from './classes.ts';

/** Turns while something is under way. Say what, in words, beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={classes('size-[1.1em] shrink-0 animate-[turn_900ms_linear_infinite]', className)}
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <path
        d="M18 10a8 8 0 0 0-8-8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The whole screen waits; shown with a little delay, so that a quick answer shows no flicker. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-accent">
      <div className="animate-[fade_200ms_150ms_both]">
        <Spinner className="size-8" />
        <span className="sr-only">{label}</span>
      </div>
    </div>
  );
}
