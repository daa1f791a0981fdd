import { ChevronRight } from 'lucide-react';
import { Badge } from '../../kit/badge.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import * as say from '../../words/galleries.ts';
import { WorkCover } from '../works/work-cover.tsx';
import type { Candidate } from './candidates.ts';

type Props = {
  candidate: Candidate;
  /** Why the two go together, where the catalogue says. */
  reason?: string | null | undefined;
  busy: boolean;
  onChoose: () => void;
};

export function CandidateRow({ candidate, reason, busy, onChoose }: Props) {
  const { title, creator, year, isOwn } = candidate;
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={onChoose}
        aria-busy={busy || undefined}
        className="group flex min-h-16 w-full items-center gap-4 rounded-medium px-2 py-2.5 text-left hover:bg-sunk focus-visible:-outline-offset-2"
      >
        <WorkCover
          work={{ ...candidate, kind: 'artwork' }}
          palette={candidate.palette}
          width={96}
          className="w-11 shrink-0"
        />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-display leading-tight wrap-anywhere text-ink">{title}</span>
          <span className="mt-0.5 line-clamp-1 text-small text-ink-soft wrap-anywhere">
            {[creator, year].filter(Boolean).join(', ')}
          </span>
          {reason && (
            <span className="mt-0.5 block font-serif text-small text-ink-soft italic">{reason}</span>
          )}
        </span>
        {isOwn && <Badge>{say.yours}</Badge>}
        <span aria-hidden="true" className="text-ink-faint group-hover:text-accent">
          {busy ? <Spinner /> : <ChevronRight size={18} strokeWidth={1.75} />}
        </span>
      </button>
    </li>
  );
}
