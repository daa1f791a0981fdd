import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Tone = 'plain' | 'accent' | 'good' | 'note' | 'care' | 'warm' | 'danger';

const TONES: Record<Tone, string> = {
  plain: 'bg-sunk text-ink-soft',
  accent: 'bg-accent-soft text-accent',
  good: 'bg-good-soft text-good',
  note: 'bg-note-soft text-note',
  care: 'bg-care-soft text-care',
  warm: 'bg-warm-soft text-warm',
  danger: 'bg-danger-soft text-danger',
};

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-small px-1.5 py-px text-caption font-medium',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
