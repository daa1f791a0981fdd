import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Feedback } from '#contract/discussions.ts';
import { RATING_LABELS, type Rating } from '#contract/kinds.ts';
import { classes } from '../../kit/classes.ts';
import { intent, onIntent } from '../../kit/on-intent.tsx';
import { verdictsQuery } from './verdicts.ts';

const VerdictDialog = onIntent(() => import('./verdict-dialog.tsx').then((module) => module.VerdictDialog));

const INKS: Record<Rating, string> = {
  excellent: 'text-good',
  good: 'text-note',
  fair: 'text-care',
  needs_improvement: 'text-warm',
};

type Props = { feedback: Feedback; messageId: number | null; discussionId: number };

/** How the reader's thought was taken: a mark, a label, and what to do next. */
export function MarginalNote({ feedback, messageId, discussionId }: Props) {
  const [asking, setAsking] = useState(false);
  const { data: verdicts } = useQuery(verdictsQuery(messageId));
  return (
    <div
      role="note"
      aria-label="Feedback"
      className="animate-[fade_240ms] border-l border-line pl-3.5 text-small text-ink-soft @4xl:mt-1"
    >
      <p className={classes('flex items-center gap-2 font-medium', INKS[feedback.rating])}>
        <RatingMark rating={feedback.rating} />
        {RATING_LABELS[feedback.rating]}
      </p>
      <p className="mt-1 font-serif leading-snug italic">{feedback.comment}</p>
      {verdicts && verdicts.length > 1 && (
        <p className="mt-1.5 text-caption text-ink-faint">
          Looked at again {verdicts.length === 2 ? 'once' : `${verdicts.length - 1} times`}, at your word.
        </p>
      )}
      {messageId !== null && (
        <button
          type="button"
          {...intent(VerdictDialog)}
          onClick={() => setAsking(true)}
          className="mt-1 -ml-1 inline-flex min-h-8 items-center rounded-small px-1 text-caption text-ink-faint underline decoration-line-strong hover:text-ink touch:min-h-11 print:hidden"
        >
          I see it differently
        </button>
      )}
      {asking && messageId !== null && (
        <VerdictDialog
          messageId={messageId}
          discussionId={discussionId}
          feedback={feedback}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

const QUARTERS: Record<Rating, number> = { excellent: 4, good: 3, fair: 2, needs_improvement: 1 };

/** Four strokes, as many inked as the level is high: it can be told without its colour. */
export function RatingMark({ rating }: { rating: Rating }) {
  return (
    <svg viewBox="0 0 16 12" className="w-4 shrink-0" aria-hidden="true">
      {[0, 1, 2, 3].map((at) => (
        <rect
          key={at}
          x={at * 4}
          y={9 - at * 3}
          width="2.6"
          height={3 + at * 3}
          rx="0.8"
          fill="currentColor"
          opacity={at < QUARTERS[rating] ? 1 : 0.25}
        />
      ))}
    </svg>
  );
}
