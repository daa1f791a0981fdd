import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { askAgain } from '../../data/administration.ts';
import { splitName } from '../../data/name.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Field } from '../../kit/field.tsx';
import { TextInput } from '../../kit/inputs.tsx';
import { toast } from '../../kit/toast.ts';
import { typed, useSubmission } from '../../parts/use-submission.ts';
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
      toast({ ...more, title: delivery === 'failed' ? `User added, but: ${title}` : 'User added' });
      onClose();
      void askAgain(client);
    },
  });
  const { fields } = submission;
  return (
    <Dialog
      title="Add a user"
      description="They get a mail with a link to choose a password, good for seven days. You never see the password."
      onClose={onClose}
    >
      <form {...submission.formProps} className="grid gap-5">
        {submission.alert && (
          <Alert tone="danger" ref={submission.alertRef}>
            {submission.alert}
          </Alert>
        )}
        <Field label="Name" error={fields.name ?? fields.firstName ?? fields.lastName}>
          {(control) => (
            <TextInput {...control} name="name" autoComplete="off" maxLength={200} required autoFocus />
          )}
        </Field>
        <Field label="Email" error={fields.email}>
          {(control) => <TextInput {...control} name="email" type="email" autoComplete="off" required />}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={submission.busy && 'Adding...'}>
            Add user
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
