import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { CallError, call } from '../call.ts';
import { splitName } from '../data/name.ts';
import { readPrepared } from '../data/prepared.ts';
import { enter } from '../data/session.ts';
import { Alert } from '../kit/alert.tsx';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { Field } from '../kit/field.tsx';
import { TextInput } from '../kit/inputs.tsx';
import { PasswordInput } from '../kit/password-input.tsx';
import { Entrance } from '../parts/entrance.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { typed, useSubmission } from '../parts/use-submission.ts';
import { nextAfterLogin, withNext } from '../routes/decide.ts';

export function Signup() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const next = nextAfterLogin(new URLSearchParams(useSearch()).get('next'), window.location.origin);
  const prepared = readPrepared();
  const submission = useSubmission({
    send: (form) =>
      call('POST /api/auth/signup', {
        body: {
          email: typed(form, 'email'),
          password: typed(form, 'password'),
          ...splitName(typed(form, 'name')),
        },
      }),
    done: (entered) => {
      enter(client, entered);
      navigate(next);
    },
    explain: whySignupFailed,
  });

  return (
    <Entrance
      title="Begin"
      lead={leadFor(prepared.books.length)}
      below={
        <>
          Already have an account? <TextLink to={withNext('/login', next)}>Log in</TextLink>
          {prepared.books.length === 0 && (
            <span className="mt-1 block">
              Or look in first: <TextLink to="/onboarding">choose your first books</TextLink>
            </span>
          )}
        </>
      }
    >
      <form {...submission.formProps} className="grid gap-5">
        {submission.alert && (
          <Alert tone="danger" ref={submission.alertRef}>
            {submission.alert}
          </Alert>
        )}
        <Field
          label="Full Name"
          error={submission.fields.firstName ?? submission.fields.lastName ?? submission.fields.name}
        >
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="name"
              maxLength={200}
              required
              defaultValue={prepared.firstName}
            />
          )}
        </Field>
        <Field label="Email" error={submission.fields.email}>
          {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" required />}
        </Field>
        <Field
          label="Password"
          help="Password must be at least 8 characters long"
          error={submission.fields.password}
        >
          {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" required />}
        </Field>
        <Checkbox
          name="terms"
          label={
            <>
              I agree to the <TextLink to="/terms">Terms</TextLink> and have read the{' '}
              <TextLink to="/privacy">Privacy</TextLink> page
            </>
          }
        />
        <Button type="submit" variant="primary" busy={submission.busy && 'Creating account...'}>
          Create account
        </Button>
      </form>
    </Entrance>
  );
}

function leadFor(waiting: number): string {
  if (waiting === 0) return 'An account keeps your shelf, your talks and what you have made of them.';
  return waiting === 1
    ? 'The book you chose goes on your shelf, and stays there.'
    : `The ${waiting} books you chose go on your shelf, and stay there.`;
}

export function whySignupFailed(error: unknown): string {
  const said = error instanceof CallError && error.code !== 'unknown' ? error.words : '';
  return said || 'Signup failed. Please try again.';
}
