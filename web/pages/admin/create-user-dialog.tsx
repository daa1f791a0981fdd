import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { askAgain } from '../../data/administration.ts';
import { splitName } from '../../data/name.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Field } from '../../kit/field.tsx';
import { TextInput } from '../../kit/inputs.tsx';
import { toast } from '../../kit/toast.ts';
import { SubmissionAlert } from '../../parts/submission-alert.tsx';
import { typed, useSubmission } from '../../parts/use-submission.ts';
import * as say from '../../words/admin.tsx';
import * as everywhere from '../../words/everywhere.ts';
import { deliveryToast } from './acts.ts';

export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const submission = useSubmission({
    send: (form) =>
      call('POST /api/admin/users', {
        body: { ...splitName(typed(form, 'name')), email: typed(form, 'email') },
      }),
    done: ({ delivery }) => {
      const { title, ...more } = deliveryToast(delivery);
      toast({ ...more, title: delivery === 'failed' ? say.userAddedBut(title) : say.userAdded });
      onClose();
      void askAgain(client);
    },
  });
  const { fields } = submission;
  return (
    <Dialog title={say.addAUser} description={say.howANewUserGetsIn} onClose={onClose}>
      <form {...submission.formProps} className="grid gap-5">
        <SubmissionAlert of={submission} />
        <Field label={everywhere.name} error={fields.name ?? fields.firstName ?? fields.lastName}>
          {(control) => (
            <TextInput {...control} name="name" autoComplete="off" maxLength={200} required autoFocus />
          )}
        </Field>
        <Field label={everywhere.email} error={fields.email}>
          {(control) => <TextInput {...control} name="email" type="email" autoComplete="off" required />}
        </Field>
        <div className="acts">
          <Button onClick={onClose}>{everywhere.cancel}</Button>
          <Button type="submit" variant="primary" busy={submission.busy && everywhere.adding}>
            {say.addUser}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
