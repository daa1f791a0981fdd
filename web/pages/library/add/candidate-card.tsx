import { Check } from 'lucide-react';
import { classes } from '../../../kit/classes.ts';
import { WorkCover } from '../../../parts/works/work-cover.tsx';
import * as say from '../../../words/library.tsx';
import { type Candidate, type Choosing, keyOf } from './candidates.ts';

type Props = Choosing & { candidate: Candidate };

/** A book to tick; one that is in the library already says so. */
export function CandidateCard({ candidate, owned, chosen, onToggle }: Props) {
  const { title, author, year, coverUrl } = candidate;
  const key = keyOf(candidate);
  const isOwned = owned.has(key);
  const isChosen = chosen.has(key);
  return (
    <label
      className={classes(
        'relative grid cursor-pointer grid-cols-[3.5rem_1fr] items-center gap-3.5 rounded-medium border p-2.5 pr-10 transition-colors duration-[var(--quick)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isChosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:border-line-strong',
        isOwned && 'cursor-default! opacity-75',
      )}
    >
      <input
        type="checkbox"
        checked={isChosen || isOwned}
        disabled={isOwned}
        onChange={() => onToggle(candidate)}
        aria-label={isOwned ? say.candidateYouHave(title, author) : `${title}, ${author}`}
        className="absolute inset-0 size-full appearance-none opacity-0"
      />
      <WorkCover
        work={{ kind: 'book', title, creator: author, pictureUrl: coverUrl, year: null }}
        width={96}
      />
      <span className="grid min-w-0 gap-0.5">
        <span
          dir="auto"
          className="line-clamp-2 font-display text-body leading-tight [overflow-wrap:anywhere]"
        >
          {title}
        </span>
        <span dir="auto" className="truncate text-small text-ink-soft">
          {author}
        </span>
        <span className="text-caption text-ink-faint tabular-nums">
          {isOwned ? (
            <span className="text-good">{say.isInYourLibraryMark}</span>
          ) : (
            year !== null && yearWords(year)
          )}
        </span>
      </span>
      <span
        aria-hidden="true"
        className={classes(
          'absolute top-2.5 right-2.5 grid size-6 place-items-center rounded-full border',
          isChosen || isOwned
            ? 'border-transparent bg-accent text-on-accent'
            : 'border-line-strong text-transparent',
          isOwned && 'bg-good!',
        )}
      >
        <Check size={14} strokeWidth={2.5} />
      </span>
    </label>
  );
}

function yearWords(year: number): string {
  return year < 0 ? `${-year} BC` : String(year);
}
