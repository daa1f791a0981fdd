import { useState } from 'react';
import { useSearch } from 'wouter';
import { CallError, call } from '../call.ts';
import { Alert, focusOnArrival } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { PasswordInput } from '../kit/password-input.tsx';
import { Entrance } from '../parts/entrance.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { typed, useSubmission } from '../parts/use-submission.ts';

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
      <Entrance title="Your password is changed">
        <Alert tone="good" ref={focusOnArrival}>
          For your safety you were signed out everywhere. <TextLink to="/login">Log in</TextLink> with the new
          password.
        </Alert>
      </Entrance>
    );
  }
  if (step === 'dead-link') {
    return (
      <Entrance title="This link is spent">
        <Alert tone="danger" ref={focusOnArrival}>
          A link works once, and only for a time: one you asked for an hour, the one of a new account seven
          days. <TextLink to="/forgot-password">Ask for a new one</TextLink>; your password is as it was.
        </Alert>
      </Entrance>
    );
  }
  return (
    <Entrance title="Choose a new password">
      <form {...submission.formProps} className="grid gap-5">
        {submission.alert && (
          <Alert tone="danger" ref={submission.alertRef}>
            {submission.alert}
          </Alert>
        )}
        <Field
          label="New password"
          help="Password must be at least 8 characters long"
          error={submission.fields.password}
        >
          {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" required />}
        </Field>
        <Button type="submit" variant="primary" busy={submission.busy && 'Changing...'}>
          Change the password
        </Button>
      </form>
    </Entrance>
  );
}
