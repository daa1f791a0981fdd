import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Feedback, Grounds } from '#contract/discussions.ts';
import { type Answer, call } from '../../../call.ts';
import { messagesQuery } from '../../../data/messages.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { TextArea } from '../../../kit/inputs.tsx';
import { SubmissionAlert } from '../../../parts/submission-alert.tsx';
import { typed, useSubmission } from '../../../parts/use-submission.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/verdict.ts';
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
      title={everywhere.iSeeItDifferently}
      description={answer ? null : say.verdictLead}
      onClose={onClose}
    >
      {answer ? (
        <div className="grid gap-5">
          <p role="status" className="font-serif text-body">
            {before === answer.rating ? say.levelStays : say.levelIsAnother}
          </p>
          <VerdictHistory history={answer.history} />
          <div className="acts">
            <Button variant="primary" onClick={onClose}>
              {say.backToTheDiscussion}
            </Button>
          </div>
        </div>
      ) : (
        <form {...formProps} className="grid gap-5">
          {history.length > 0 && <VerdictHistory history={history} />}
          <SubmissionAlert of={{ alert, alertRef }} />
          <Field label={say.howYouSeeIt} error={fields.reason}>
            {(control) => <TextArea {...control} name="reason" required maxLength={2000} rows={4} />}
          </Field>
          <div className="acts">
            <Button onClick={onClose}>{everywhere.cancel}</Button>
            <Button type="submit" variant="primary" busy={busy && say.lookingAgain}>
              {say.lookAgain}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
