import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { CustomObjective } from '#contract/objectives.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/objectives.tsx';
import { useAttempt } from '../use-attempt.ts';
import { deleteOwnObjective } from './change-own.ts';
import { ObjectiveRow } from './objective-row.tsx';

type Props = Omit<ComponentProps<typeof ObjectiveRow>, 'children' | 'name' | 'subtitle'> & {
  objective: CustomObjective;
  onDeleted: (title: string) => void;
};

/** An objective of the person's own, which can be deleted: for good, so it is asked first. */
export function OwnRow({ objective, onDeleted, ...row }: Props) {
  const [isAsking, setAsking] = useState(false);
  const bin = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (!isAsking && wasAsking.current) bin.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (isAsking)
    return <Question objective={objective} onKeep={() => setAsking(false)} onDeleted={onDeleted} />;
  return (
    <ObjectiveRow {...row} name={objective.title}>
      <IconButton
        ref={bin}
        label={say.deleteTheObjective(objective.title)}
        className="relative"
        onClick={() => setAsking(true)}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </ObjectiveRow>
  );
}

type QuestionProps = { objective: CustomObjective; onKeep: () => void; onDeleted: (title: string) => void };

function Question({ objective, onKeep, onDeleted }: QuestionProps) {
  const client = useQueryClient();
  const keep = useRef<HTMLButtonElement>(null);
  const { busy, wrong, attempt } = useAttempt();
  useEffect(() => keep.current?.focus(), []);

  const remove = () =>
    attempt(async () => {
      await deleteOwnObjective(client, objective);
      onDeleted(objective.title);
    });

  return (
    <li className="my-1 grid gap-3 rounded-large border border-line bg-surface p-4">
      <p className="text-small wrap-anywhere">{say.sureToDeleteForGood(objective.title)}</p>
      {wrong && <Alert tone="danger">{wrong}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" size="small" busy={busy && everywhere.deleting} needsServer onClick={remove}>
          {everywhere.deleteIt}
        </Button>
        <Button ref={keep} variant="quiet" size="small" onClick={onKeep}>
          {say.keepIt}
        </Button>
      </div>
    </li>
  );
}
