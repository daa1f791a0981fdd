import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Feedback } from '#contract/discussions.ts';
import { RATING_LABELS } from '#contract/kinds.ts';
import { call } from '../../call.ts';
import { minuteOf } from '../../data/dates.ts';
import { messagesQuery } from '../../data/messages.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Field } from '../../kit/field.tsx';
import { TextArea } from '../../kit/inputs.tsx';
import { RatingMark } from '../../parts/rating-mark.tsx';
import { typed, useSubmission } from '../../parts/use-submission.ts';
import { type Verdicts, verdictsQuery } from './verdicts.ts';

type Props = { messageId: number; discussionId: number; feedback: Feedback; onClose: () => void };

/** The reader's own view of the level, which has it looked at again. */
export function VerdictDialog({ messageId, discussionId, feedback, onClose }: Props) {
  const client = useQueryClient();
  const [answered, setAnswered] = useState(false);
  const { data: verdicts } = useQuery(verdictsQuery(messageId));
  const { busy, alert, fields, formProps, alertRef } = useSubmission({
    send: (form) =>
      call('POST /api/messages/{id}/verdict', {
        params: { id: messageId },
        body: { reason: typed(form, 'reason') },
      }),
    done: ({ rating, comment, history }) => {
      setAnswered(true);
      client.setQueryData(verdictsQuery(messageId).queryKey, history);
      client.setQueryData(messagesQuery(discussionId).queryKey, (messages) =>
        messages?.map((one) => (one.id === messageId ? { ...one, feedback: { rating, comment } } : one)),
      );
    },
  });
  const before = verdicts?.at(-2);
  return (
    <Dialog
      title="I see it differently"
      description="Say what was missed or misread in your message. It is looked at again with your reason; only what you say counts, not how strongly."
      onClose={onClose}
    >
      {answered && verdicts ? (
        <div className="grid gap-5">
          <p role="status" className="font-serif text-body">
            {before && before.rating === feedback.rating
              ? 'Looked at again, the level stays as it was.'
              : 'Looked at again, the level is another one now.'}
          </p>
          <History verdicts={verdicts} />
          <Button variant="primary" onClick={onClose} className="justify-self-end">
            Back to the talk
          </Button>
        </div>
      ) : (
        <form {...formProps} className="grid gap-5">
          {verdicts && <History verdicts={verdicts} />}
          {alert && (
            <Alert ref={alertRef} tone="danger">
              {alert}
            </Alert>
          )}
          <Field label="How you see it" error={fields.reason}>
            {(control) => <TextArea {...control} name="reason" required maxLength={2000} rows={4} />}
          </Field>
          <div className="flex justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={busy && 'Looking again…'}>
              Look again
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function History({ verdicts }: { verdicts: Verdicts }) {
  return (
    <ol className="grid gap-4">
      {verdicts.map(({ rating, comment, reason, at }) => (
        <li key={at} className="border-l border-line pl-3.5 text-small text-ink-soft">
          {reason && <p className="mb-1.5 text-ink">“{reason}”</p>}
          <p className="flex items-center gap-2 font-medium text-ink">
            <RatingMark rating={rating} />
            {RATING_LABELS[rating]}
          </p>
          <p className="mt-1 font-serif italic">{comment}</p>
          <time dateTime={at} className="text-caption text-ink-faint">
            {minuteOf(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
