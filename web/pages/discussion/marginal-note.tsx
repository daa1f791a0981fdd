import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Feedback } from '#contract/discussions.ts';
import { RATING_LABELS } from '#contract/kinds.ts';
import { classes } from '../../kit/classes.ts';
import { intent, onIntent } from '../../kit/on-intent.tsx';
import { RATING_INKS, RatingMark } from '../../parts/rating-mark.tsx';
import { verdictsQuery } from './verdicts.ts';

const VerdictDialog = onIntent(() => import('./verdict-dialog.tsx').then((module) => module.VerdictDialog));

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
      <p className={classes('flex items-center gap-2 font-medium', RATING_INKS[feedback.rating])}>
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
