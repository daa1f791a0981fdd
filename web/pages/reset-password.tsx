import { useState } from 'react';
import { useSearch } from 'wouter';
import { CallError, call } from '../call.ts';
import { Alert, focusOnArrival } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { PasswordInput } from '../kit/password-input.tsx';
import { Entrance } from '../parts/entrance.tsx';
import { SubmissionAlert } from '../parts/submission-alert.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { typed, useSubmission } from '../parts/use-submission.ts';
import * as say from '../words/entrance.tsx';
import * as everywhere from '../words/everywhere.ts';

export function ResetPassword() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const [step, setStep] = useState<'choose' | 'changed' | 'dead-link'>(token ? 'choose' : 'dead-link');
  const submission = useSubmission({
    send: async (form) => {
      try {
        await call('POST /api/auth/reset-password', { body: { token, password: typed(form, 'password') } });
        return 'changed' as const;
      } catch (error) {
        if (error instanceof CallError && error.code === 'invalid_token') return 'dead-link' as const;
        throw error;
      }
    },
    done: setStep,
  });

  if (step === 'changed') {
    return (
      <Entrance title={say.yourPasswordIsChanged}>
        <Alert tone="good" ref={focusOnArrival}>
          {say.logInWithTheNewPassword(<TextLink to="/login">{everywhere.logIn}</TextLink>)}
        </Alert>
      </Entrance>
    );
  }
  if (step === 'dead-link') {
    return (
      <Entrance title={say.thisLinkIsNoLongerValid}>
        <Alert tone="danger" ref={focusOnArrival}>
          {say.howLongALinkWorks(<TextLink to="/forgot-password">{say.askForANewOne}</TextLink>)}
        </Alert>
      </Entrance>
    );
  }
  return (
    <Entrance title={everywhere.chooseANewPassword}>
      <form {...submission.formProps} className="grid gap-5">
        <SubmissionAlert of={submission} />
        <Field
          label={everywhere.newPassword}
          help={everywhere.passwordHint}
          error={submission.fields.password}
        >
          {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" required />}
        </Field>
        <Button type="submit" variant="primary" busy={submission.busy && everywhere.changing}>
          {say.changeThePassword}
        </Button>
      </form>
    </Entrance>
  );
}
