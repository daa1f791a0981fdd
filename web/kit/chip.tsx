import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props = { on: boolean; onChange: (on: boolean) => void; children: ReactNode };

/** One choice, on or off. */
export function Chip({ on, onChange, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => onChange(!on)}
      className={classes(
        'touchable inline-flex items-center gap-1.5 rounded-full border px-3.5 text-small transition-colors duration-[var(--quick)]',
        on
          ? 'border-transparent bg-accent-soft text-accent'
          : 'border-line-strong bg-surface text-ink-soft hover:border-ink-faint hover:text-ink',
      )}
    >
      {on && <Check size={14} strokeWidth={2.5} aria-hidden="true" />}
      {children}
    </button>
  );
}
