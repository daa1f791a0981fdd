import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { CallError, call } from '../call.ts';
import { displayName } from '../data/name.ts';
import { readPrepared } from '../data/prepared.ts';
import { enter, useSession } from '../data/session.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { TextInput } from '../kit/inputs.tsx';
import { PasswordInput } from '../kit/password-input.tsx';
import { Entrance } from '../parts/entrance.tsx';
import { SubmissionAlert } from '../parts/submission-alert.tsx';
import { TextLink } from '../parts/text-link.tsx';
import { typed, useSubmission } from '../parts/use-submission.ts';
import { nextAfterLogin, withNext } from '../routes/decide.ts';
import * as say from '../words/entrance.tsx';
import * as everywhere from '../words/everywhere.ts';

export function Login() {
  const client = useQueryClient();
  const session = useSession();
  const [, navigate] = useLocation();
  const next = nextAfterLogin(new URLSearchParams(useSearch()).get('next'), window.location.origin);
  const submission = useSubmission({
    send: (form) =>
      call('POST /api/auth/login', {
        body: {
          email: typed(form, 'email'),
          password: typed(form, 'password'),
          firstName: typed(form, 'firstName'),
        },
      }),
    done: (entered) => {
      enter(client, entered);
      navigate(next);
    },
    explain: whyLoginFailed,
  });

  return (
    <Entrance
      title={say.welcomeBack}
      lead={leadFor(next, session.state === 'person' ? displayName(session.user) : null)}
      below={say.newHere(<TextLink to={withNext('/signup', next)}>{everywhere.signUp}</TextLink>)}
    >
      <form {...submission.formProps} className="grid gap-5">
        <SubmissionAlert of={submission} />
        <Field label={everywhere.email} error={submission.fields.email}>
          {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" required />}
        </Field>
        <Field label={say.yourName} help={say.whereYourNameStands} error={submission.fields.firstName}>
          {(control) => (
            <TextInput
              {...control}
              name="firstName"
              autoComplete="given-name"
              maxLength={100}
              required
              defaultValue={readPrepared().firstName}
            />
          )}
        </Field>
        <Field label={everywhere.password} error={submission.fields.password}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="current-password" required />
          )}
        </Field>
        <p className="-mt-2 text-small">
          <TextLink to="/forgot-password">{say.forgotPassword}</TextLink>
        </p>
        <Button type="submit" variant="primary" busy={submission.busy && say.loggingIn}>
          {everywhere.logIn}
        </Button>
      </form>
    </Entrance>
  );
}

/** Wrong words are told from a line that is down; a limit says for itself how long to wait. */
function whyLoginFailed(error: unknown): string {
  if (!(error instanceof CallError)) return say.loginFailedTryAgain;
  if (error.status === 429 || error.code === 'suspended') return error.words;
  return error.status < 500 ? say.loginFailedCheckYourCredentials : say.loginFailedTryAgain;
}

function leadFor(next: string, signedInAs: string | null): string {
  if (signedInAs) return say.alreadySignedInAs(signedInAs);
  return next === '/' ? say.loginLead : say.loginLeadOnTheWay;
}
