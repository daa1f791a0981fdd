import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { wordsFor } from '../../call.ts';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { TextInput } from '../../kit/inputs.tsx';
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
        icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        Add <span className="sr-only">an objective of your own</span>
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
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const title = text.trim();
  useEffect(() => input.current?.focus(), []);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || title === '') return;
    if (isTaken(title, taken)) {
      setWrong('There is an objective of this name already.');
      input.current?.focus();
      return;
    }
    setBusy(true);
    setWrong('');
    try {
      await addOwnObjective(client, title);
      onAdded(title);
    } catch (error) {
      console.error(error);
      setWrong(wordsFor(error));
      setBusy(false);
      input.current?.focus();
    }
  };

  return (
    <form onSubmit={add} className="grid gap-3 rounded-large border border-line bg-surface p-4">
      <Field label="What would you like to get out of it?" error={wrong || undefined}>
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
          busy={busy && 'Adding...'}
        >
          Add
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
