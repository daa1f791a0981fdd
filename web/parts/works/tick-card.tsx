import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../kit/classes.ts';
import { type Pictured, WorkCover } from './work-cover.tsx';

type Props = {
  work: Pictured;
  palette?: readonly string[] | undefined;
  /** Who made it, and when. */
  byline: ReactNode;
  note?: ReactNode;
  isOwned: boolean;
  isChosen: boolean;
  onToggle: () => void;
  /** Where it is called otherwise than it reads. */
  label?: string;
};

/** A work to tick; one that the person has already is ticked for good and says so. */
export function TickCard({ work, palette, byline, note, isOwned, isChosen, onToggle, label }: Props) {
  return (
    <label
      className={classes(
        'relative grid h-full cursor-pointer grid-cols-[3.5rem_1fr] items-center gap-3.5 max-[20rem]:grid-cols-1 rounded-medium border p-2.5 pr-10 transition-colors duration-[var(--quick)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isChosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:border-line-strong',
        isOwned && 'cursor-default! opacity-75',
      )}
    >
      <input
        type="checkbox"
        checked={isChosen || isOwned}
        disabled={isOwned}
        onChange={onToggle}
        aria-label={label}
        className="absolute inset-0 size-full appearance-none opacity-0"
      />
      <WorkCover work={work} palette={palette} width={96} className="w-14" />
      <span className="grid min-w-0 gap-0.5">
        <span dir="auto" className="line-clamp-2 font-display text-body leading-tight wrap-anywhere">
          {work.title}
        </span>
        <span dir="auto" className="line-clamp-2 text-small leading-snug text-ink-soft wrap-anywhere">
          {byline}
        </span>
        {note && <span className="text-caption text-ink-faint tabular-nums">{note}</span>}
      </span>
      <span
        aria-hidden="true"
        className={classes(
          'absolute top-2.5 right-2.5 grid size-6 place-items-center rounded-full border',
          isChosen || isOwned
            ? 'border-transparent bg-accent text-on-accent'
            : 'border-line-strong *:invisible',
          isOwned && 'bg-good!',
        )}
      >
        <Check size={14} strokeWidth={2.5} />
      </span>
    </label>
  );
}
