import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { CallError, call } from '../call.ts';
import { splitName } from '../data/name.ts';
import { readPrepared } from '../data/prepared.ts';
import { enter } from '../data/session.ts';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
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

export function Signup() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const next = nextAfterLogin(new URLSearchParams(useSearch()).get('next'), window.location.origin);
  const leadsToATalk = next.startsWith('/discuss/');
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
      title={say.begin}
      lead={leadsToATalk ? say.signupLeadToATalk : leadFor(prepared.books.length)}
      below={
        <>
          {say.alreadyHaveAnAccount(<TextLink to={withNext('/login', next)}>{everywhere.logIn}</TextLink>)}
          {prepared.books.length === 0 && !leadsToATalk && (
            <span className="mt-1 block">
              {say.chooseBooksFirst(<TextLink to="/onboarding">{say.chooseYourFirstBooks}</TextLink>)}
            </span>
          )}
        </>
      }
    >
      <form {...submission.formProps} className="grid gap-5">
        <SubmissionAlert of={submission} />
        <Field
          label={say.fullName}
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
        <Field label={everywhere.email} error={submission.fields.email}>
          {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" required />}
        </Field>
        <Field label={everywhere.password} help={everywhere.passwordHint} error={submission.fields.password}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" required />}
        </Field>
        <Checkbox
          name="terms"
          label={say.iAgreeToTheTerms(
            <TextLink to="/terms">{everywhere.terms}</TextLink>,
            <TextLink to="/privacy">{everywhere.privacy}</TextLink>,
          )}
        />
        <Button type="submit" variant="primary" busy={submission.busy && say.creatingAccount}>
          {say.createAccount}
        </Button>
      </form>
    </Entrance>
  );
}

function leadFor(waiting: number): string {
  if (waiting === 0) return say.signupLead;
  return waiting === 1 ? say.signupLeadWithABook : say.signupLeadWithBooks(waiting);
}

function whySignupFailed(error: unknown): string {
  const said = error instanceof CallError && error.code !== 'unknown' ? error.words : '';
  return said || say.signupFailedTryAgain;
}
