import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Discussion } from '#contract/discussions.ts';
import { purposeOf } from '#guide/words/purpose.ts';
import { call, wordsFor } from '../../../call.ts';
import { discussionsQuery } from '../../../data/discussions.ts';
import { Button } from '../../../kit/button.tsx';
import { TextInput } from '../../../kit/inputs.tsx';
import { toast } from '../../../kit/toast.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/side-page.ts';

/** Stands in the place of the discussion it names. */
export function Rename({ talk, onClose }: { talk: Discussion; onClose: () => void }) {
  const client = useQueryClient();
  const [text, setText] = useState(talk.name ?? purposeOf(talk));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const name = text.trim() || null;
      const renamed = await call('PUT /api/discussions/{id}', { params: { id: talk.id }, body: { name } });
      client.setQueryData(discussionsQuery(talk.kind).queryKey, (all) =>
        all?.map((one) => (one.id === talk.id ? renamed : one)),
      );
      onClose();
    } catch (error) {
      console.error(error);
      toast({ title: say.theNameCouldNotBeChanged, description: wordsFor(error), tone: 'danger' });
    }
  };
  return (
    <li>
      <form onSubmit={save} className="grid gap-2 py-1">
        <TextInput
          aria-label={say.nameOfTheDiscussion}
          autoFocus
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onClose();
          }}
        />
        <div className="flex gap-2">
          <Button type="submit" size="small" variant="primary">
            {everywhere.save}
          </Button>
          <Button size="small" onClick={onClose}>
            {everywhere.cancel}
          </Button>
        </div>
      </form>
    </li>
  );
}
