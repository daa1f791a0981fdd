import { call } from '../../call.ts';
import { forgetDevice, usePerson } from '../../data/session.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Field } from '../../kit/field.tsx';
import { PasswordInput } from '../../kit/password-input.tsx';
import { typed, useSubmission } from '../../parts/use-submission.ts';
import { WhatWillBeLost } from './what-will-be-lost.tsx';

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const user = usePerson();
  const submission = useSubmission({
    send: (form) =>
      call('DELETE /api/account', { body: { currentPassword: typed(form, 'currentPassword') } }),
    done: () => {
      void forgetDevice().then(() => window.location.assign('/'));
    },
  });

  return (
    <Dialog
      title="Delete your account?"
      description={`This deletes the account of ${user.email}, at once and for good.`}
      onClose={onClose}
    >
      <form {...submission.formProps} className="grid gap-5">
        <WhatWillBeLost />
        {submission.alert && (
          <Alert tone="danger" ref={submission.alertRef}>
            {submission.alert}
          </Alert>
        )}
        <Field
          label="Current password"
          help="So that nobody does this for you."
          error={submission.fields.currentPassword}
        >
          {(control) => (
            <PasswordInput {...control} name="currentPassword" autoComplete="current-password" required />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" busy={submission.busy && 'Deleting...'}>
            Delete my account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
