import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Feedback, Grounds } from '#contract/discussions.ts';
import { type Answer, call } from '../../../call.ts';
import { messagesQuery } from '../../../data/messages.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { TextArea } from '../../../kit/inputs.tsx';
import { typed, useSubmission } from '../../../parts/use-submission.ts';
import { VerdictHistory } from './verdict-history.tsx';

type Props = {
  messageId: number;
  discussionId: number;
  feedback: Feedback;
  history: Grounds['history'];
  onClose: () => void;
};

/** The reader's own view of the level, which has it looked at again. */
export function VerdictDialog({ messageId, discussionId, feedback, history, onClose }: Props) {
  const client = useQueryClient();
  const [before] = useState(feedback.rating);
  const [answer, setAnswer] = useState<Answer<'POST /api/messages/{id}/verdict'> | null>(null);
  const { busy, alert, fields, formProps, alertRef } = useSubmission({
    send: (form) =>
      call('POST /api/messages/{id}/verdict', {
        params: { id: messageId },
        body: { reason: typed(form, 'reason') },
      }),
    done: (looked) => {
      setAnswer(looked);
      const { rating, comment } = looked;
      client.setQueryData(messagesQuery(discussionId).queryKey, (messages) =>
        messages?.map((one) => (one.id === messageId ? { ...one, feedback: { rating, comment } } : one)),
      );
      // What it rests on now is in the record.
      void client.invalidateQueries(messagesQuery(discussionId));
    },
  });
  return (
    <Dialog
      title="I see it differently"
      description="Say what was missed or misread in your message. It is looked at again with your reason; only what you say counts, not how strongly."
      onClose={onClose}
    >
      {answer ? (
        <div className="grid gap-5">
          <p role="status" className="font-serif text-body">
            {before === answer.rating
              ? 'Looked at again, the level stays as it was.'
              : 'Looked at again, the level is another one now.'}
          </p>
          <VerdictHistory history={answer.history} />
          <Button variant="primary" onClick={onClose} className="justify-self-end">
            Back to the discussion
          </Button>
        </div>
      ) : (
        <form {...formProps} className="grid gap-5">
          {history.length > 0 && <VerdictHistory history={history} />}
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
            <Button type="submit" variant="primary" busy={busy && 'Looking again...'}>
              Look again
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
