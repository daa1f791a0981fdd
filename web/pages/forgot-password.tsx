import { useState } from 'react';
import { call } from '../call.ts';
import { Alert, focusOnArrival } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { TextInput } from '../kit/inputs.tsx';
import { Entrance } from '../parts/entrance.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { typed, useSubmission } from '../parts/use-submission.ts';

export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submission = useSubmission({
    send: async (form) => {
      const email = typed(form, 'email').trim();
      await call('POST /api/auth/forgot-password', { body: { email } });
      return email;
    },
    done: setSentTo,
  });

  return (
    <Entrance
      title="Forgot your password?"
      lead="Tell us your e-mail address, and we send you a link to choose a new one."
      below={<TextLink to="/login">Back to log in</TextLink>}
    >
      <form {...submission.formProps} className="grid gap-5">
        {sentTo && (
          <Alert tone="good" ref={focusOnArrival}>
            If there is an account for <strong className="font-medium">{sentTo}</strong>, a mail is on its
            way. Its link works once, within one hour.
          </Alert>
        )}
        {submission.alert && (
          <Alert tone="danger" ref={submission.alertRef}>
            {submission.alert}
          </Alert>
        )}
        <Field label="Email" error={submission.fields.email}>
          {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" required />}
        </Field>
        <Button type="submit" variant="primary" busy={submission.busy && 'Sending...'}>
          Send the link
        </Button>
      </form>
    </Entrance>
  );
}
