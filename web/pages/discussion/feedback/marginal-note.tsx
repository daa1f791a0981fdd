import { useId, useState } from 'react';
import type { Feedback, Grounds } from '#contract/discussions.ts';
import { RATING_LABELS } from '#contract/kinds.ts';
import { classes } from '../../../kit/classes.ts';
import { intent, onIntent } from '../../../kit/on-intent.tsx';
import { RATING_INKS, RatingMark } from '../../../parts/rating-mark.tsx';
import { idParam } from '../../../routes/url-params.ts';
import { useDialogParam } from '../../../routes/use-dialog-param.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/room.ts';

const VerdictDialog = onIntent(() => import('./verdict-dialog.tsx').then((module) => module.VerdictDialog));

const GroundsPanel = onIntent(() => import('./grounds-panel.tsx').then((module) => module.GroundsPanel));

/** The message whose level is looked at again. */
const verdictParam = idParam('verdict');

const ACTION =
  'inline-flex min-h-8 items-center rounded-small px-1 text-caption text-ink-faint underline decoration-line-strong hover:text-ink touch:min-h-11';

type Props = {
  feedback: Feedback;
  grounds: Grounds | null;
  messageId: number | null;
  discussionId: number;
};

/** How the reader's thought was taken: a mark, a label, and what to do next; on request, what it rests on. */
export function MarginalNote({ feedback, grounds, messageId, discussionId }: Props) {
  const verdict = useDialogParam(verdictParam, null);
  const [showsGrounds, setShowsGrounds] = useState(false);
  const panelId = useId();
  const looks = grounds?.history.length ?? 0;
  return (
    <div
      role="note"
      aria-label={say.feedback}
      className="animate-[fade_240ms] border-l border-line pl-3.5 text-small text-ink-soft @4xl:mt-1"
    >
      <p className={classes('flex items-center gap-2 font-medium', RATING_INKS[feedback.rating])}>
        <RatingMark rating={feedback.rating} />
        {RATING_LABELS[feedback.rating]}
      </p>
      <p className="mt-1 font-serif leading-snug italic">{feedback.comment}</p>
      {looks > 1 && <p className="mt-1.5 text-caption text-ink-faint">{say.timesLookedAtAgain(looks - 1)}</p>}
      {/* Their place is kept until the record has come, so that nothing moves. */}
      <p
        className={classes(
          'mt-1 -ml-1 flex flex-wrap gap-x-3 print:hidden',
          messageId === null && 'invisible',
        )}
      >
        <button
          type="button"
          {...intent(GroundsPanel)}
          aria-expanded={showsGrounds}
          aria-controls={panelId}
          aria-disabled={grounds === null}
          onClick={() => grounds && setShowsGrounds(!showsGrounds)}
          className={ACTION}
        >
          {say.whatItRestsOn}
        </button>
        <button
          type="button"
          {...intent(VerdictDialog)}
          onClick={() => verdict.open(messageId)}
          className={ACTION}
        >
          {everywhere.iSeeItDifferently}
        </button>
      </p>
      {showsGrounds && grounds && (
        <GroundsPanel id={panelId} grounds={grounds} onClose={() => setShowsGrounds(false)} />
      )}
      {messageId !== null && verdict.value === messageId && (
        <VerdictDialog
          messageId={messageId}
          discussionId={discussionId}
          feedback={feedback}
          history={grounds?.history ?? []}
          onClose={verdict.close}
        />
      )}
    </div>
  );
}
