import { call } from '../../call.ts';
import { forgetDevice, usePerson } from '../../data/session.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Field } from '../../kit/field.tsx';
import { PasswordInput } from '../../kit/password-input.tsx';
import { SubmissionAlert } from '../../parts/submission-alert.tsx';
import { typed, useSubmission } from '../../parts/use-submission.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/profile.tsx';
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
    <Dialog title={say.deleteYourAccount} description={say.deletesTheAccountOf(user.email)} onClose={onClose}>
      <form {...submission.formProps} className="grid gap-5">
        <WhatWillBeLost />
        <SubmissionAlert of={submission} />
        <Field
          label={say.currentPassword}
          help={say.whyThePasswordIsAsked}
          error={submission.fields.currentPassword}
        >
          {(control) => (
            <PasswordInput {...control} name="currentPassword" autoComplete="current-password" required />
          )}
        </Field>
        <div className="acts">
          <Button onClick={onClose}>{everywhere.cancel}</Button>
          <Button type="submit" variant="danger" busy={submission.busy && everywhere.deleting}>
            {say.deleteMyAccount}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
