import { useId, useState } from 'react';
import type { DailyTokens } from '#contract/administration.ts';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { TextInput } from '../../kit/inputs.tsx';
import { SubmissionAlert } from '../../parts/submission-alert.tsx';
import { typed, useSubmission } from '../../parts/use-submission.ts';
import * as say from '../../words/admin.tsx';
import * as everywhere from '../../words/everywhere.ts';

type Choice = 'everybody' | 'unlimited' | 'limited';

type Props = {
  budget: DailyTokens | null;
  /** What holds for everybody, where one person may have a budget of their own. */
  everybody?: string;
  onSave: (budget: DailyTokens | null) => Promise<unknown>;
};

const choiceOf = (budget: DailyTokens | null): Choice =>
  budget === null ? 'everybody' : budget === 'unlimited' ? 'unlimited' : 'limited';

export function BudgetForm({ budget, everybody, onSave }: Props) {
  const name = useId();
  const [choice, setChoice] = useState(choiceOf(budget));
  const submission = useSubmission({
    send: (form) => {
      if (choice === 'everybody') return onSave(null);
      return onSave(choice === 'unlimited' ? 'unlimited' : Number(typed(form, 'dailyTokens')));
    },
    done: () => {},
  });
  const choices: [Choice, string][] = [
    ...(everybody ? [['everybody', say.asForEveryone(everybody)] as [Choice, string]] : []),
    ['unlimited', say.noLimit],
    ['limited', say.aNumberOfTokens],
  ];
  return (
    <form {...submission.formProps} className="grid max-w-md gap-4">
      <SubmissionAlert of={submission} />
      <fieldset className="grid gap-1">
        <legend className="sr-only">{say.dailyBudgetOfTokens}</legend>
        {choices.map(([value, label]) => (
          <label key={value} className="touchable flex items-center gap-2.5 text-small text-ink">
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => setChoice(value)}
              className="size-4.5 shrink-0"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {choice === 'limited' && (
        <Field label={say.tokensADay} help={say.whatATurnTakes} error={submission.fields.dailyTokens}>
          {(control) => (
            <TextInput
              {...control}
              name="dailyTokens"
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              required
              defaultValue={typeof budget === 'number' ? budget : 100_000}
              className="max-w-48 tabular-nums"
            />
          )}
        </Field>
      )}
      <Button type="submit" className="justify-self-start" busy={submission.busy && everywhere.saving}>
        {say.saveTheBudget}
      </Button>
    </form>
  );
}
