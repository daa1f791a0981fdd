import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { usePerson } from '../../data/session.ts';
import { sessionsQuery } from '../../data/sessions.ts';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { PasswordInput } from '../../kit/password-input.tsx';
import { toast } from '../../kit/toast.ts';
import { SubmissionAlert } from '../../parts/submission-alert.tsx';
import { typed, useSubmission } from '../../parts/use-submission.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/profile.tsx';

export function ChangePassword() {
  const user = usePerson();
  const client = useQueryClient();
  const submission = useSubmission({
    send: (form) =>
      call('PUT /api/profile/password', {
        body: { currentPassword: typed(form, 'currentPassword'), newPassword: typed(form, 'newPassword') },
      }),
    done: () => {
      submission.formProps.ref.current?.reset();
      toast({ title: say.passwordChanged, description: say.signedOutButHere });
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });

  return (
    <form {...submission.formProps} className="grid max-w-md gap-5">
      {/* Password managers look for the account that a password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <SubmissionAlert of={submission} />
      <Field label={say.currentPassword} error={submission.fields.currentPassword}>
        {(control) => (
          <PasswordInput {...control} name="currentPassword" autoComplete="current-password" required />
        )}
      </Field>
      <Field
        label={everywhere.newPassword}
        help={everywhere.passwordHint}
        error={submission.fields.newPassword}
      >
        {(control) => <PasswordInput {...control} name="newPassword" autoComplete="new-password" required />}
      </Field>
      <Button type="submit" className="justify-self-start" busy={submission.busy && everywhere.changing}>
        {say.changePassword}
      </Button>
    </form>
  );
}
