import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Fleuron } from '../../kit/drawings.tsx';
import { Field } from '../../kit/field.tsx';
import { TextInput } from '../../kit/inputs.tsx';
import { TextLink } from '../../parts/text-link.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/first-steps.tsx';
import type { FirstShelf } from './first-shelf.ts';
import { Heading } from './heading.tsx';

type Props = { shelf: FirstShelf; onContinue: () => void };

export function WelcomeStep({ shelf, onContinue }: Props) {
  const [name, setName] = useState(shelf.name);
  const { busy, wrong, attempt } = useAttempt();
  const input = useRef<HTMLInputElement>(null);
  const isBlank = name.trim() === '';
  useEffect(() => {
    if (wrong) input.current?.focus();
  }, [wrong]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank) return;
    await attempt(async () => {
      await shelf.keepName(name);
      onContinue();
    });
  };

  return (
    <div className="mx-auto mt-10 grid max-w-md gap-8 sm:mt-14">
      <div className="grid justify-items-center gap-4 text-center">
        <Fleuron className="w-16 text-accent" />
        <Heading>{say.welcomeToColloquy}</Heading>
        <p className="font-serif text-lead text-ink-soft">{say.welcomeLead}</p>
      </div>
      <form
        onSubmit={submit}
        noValidate
        className="grid gap-5 rounded-large border border-line bg-surface p-5 sm:p-8"
      >
        <Field label={say.whatShouldWeCallYou} help={say.whereYourNameStands} error={wrong ?? undefined}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              name="firstName"
              autoComplete="given-name"
              enterKeyHint="next"
              maxLength={100}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                shelf.noteName(event.target.value);
              }}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={isBlank}
          busy={busy && everywhere.oneMoment}
        >
          {everywhere.continueIt}
        </Button>
      </form>
      {!shelf.isVisitor && (
        <p className="-mt-2 text-center text-small">
          <TextLink to="/">{everywhere.notNow}</TextLink>
        </p>
      )}
    </div>
  );
}
