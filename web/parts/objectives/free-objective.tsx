import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { TextInput } from '../../kit/inputs.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/objectives.tsx';

type Props = { busy: boolean; onStart: (objective: string) => void };

/** An objective for this one talk, kept nowhere else. */
export function FreeObjective({ busy, onStart }: Props) {
  const [text, setText] = useState('');
  const objective = text.trim();
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (objective !== '') onStart(objective);
  };
  return (
    <form onSubmit={start} className="mt-6 grid gap-3 border-t border-line pt-5">
      <Field label={say.forThisTalkOnly}>
        {(control) => (
          <TextInput
            {...control}
            value={text}
            maxLength={200}
            enterKeyHint="go"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        disabled={objective === ''}
        busy={busy && say.opening}
      >
        {everywhere.startDiscussion}
      </Button>
    </form>
  );
}
