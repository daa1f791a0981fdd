import { useState } from 'react';
import { call } from '../call.ts';
import { Alert, focusOnArrival } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { TextInput } from '../kit/inputs.tsx';
import { Entrance } from '../parts/entrance.tsx';
import { SubmissionAlert } from '../parts/submission-alert.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { typed, useSubmission } from '../parts/use-submission.ts';
import * as say from '../words/entrance.tsx';
import * as everywhere from '../words/everywhere.ts';

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
      title={say.forgotYourPassword}
      lead={say.howToGetANewPassword}
      below={<TextLink to="/login">{say.backToLogIn}</TextLink>}
    >
      <form {...submission.formProps} className="grid gap-5">
        {sentTo && (
          <Alert tone="good" ref={focusOnArrival}>
            {say.aMailIsOnItsWay(<strong className="font-medium">{sentTo}</strong>)}
          </Alert>
        )}
        <SubmissionAlert of={submission} />
        <Field label={everywhere.email} error={submission.fields.email}>
          {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" required />}
        </Field>
        <Button type="submit" variant="primary" busy={submission.busy && everywhere.sending}>
          {everywhere.sendTheLink}
        </Button>
      </form>
    </Entrance>
  );
}
