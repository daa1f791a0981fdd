import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { TextInput } from '../../kit/inputs.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/objectives.tsx';
import { useAttempt } from '../use-attempt.ts';
import { addOwnObjective, isTaken } from './change-own.ts';

type Props = { taken: readonly string[]; onAdded: (title: string) => void };

/** *Add* opens a line to write on; it clears and closes when the objective is there. */
export function AddObjective({ taken, onAdded }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!isOpen) {
    return (
      <Button
        ref={button}
        size="small"
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {say.add} <span className="sr-only">{say.anObjectiveOfYourOwn}</span>
      </Button>
    );
  }
  return (
    <Line
      taken={taken}
      onCancel={() => setOpen(false)}
      onAdded={(title) => {
        setOpen(false);
        onAdded(title);
      }}
    />
  );
}

function Line({ taken, onCancel, onAdded }: Props & { onCancel: () => void }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { busy, wrong, attempt, refuse } = useAttempt();
  const title = text.trim();
  useEffect(() => input.current?.focus(), []);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || title === '') return;
    if (isTaken(title, taken)) {
      refuse(say.objectiveExistsAlready);
      input.current?.focus();
      return;
    }
    const isAdded = await attempt(async () => {
      await addOwnObjective(client, title);
      onAdded(title);
    });
    if (!isAdded) input.current?.focus();
  };

  return (
    <form onSubmit={add} className="grid gap-3 rounded-large border border-line bg-surface p-4">
      <Field label={say.exampleOfAnObjective} error={wrong ?? undefined}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            value={text}
            maxLength={200}
            enterKeyHint="done"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          size="small"
          disabled={title === ''}
          busy={busy && everywhere.adding}
        >
          {say.add}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {everywhere.cancel}
        </Button>
      </div>
    </form>
  );
}
