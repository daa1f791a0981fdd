import { type KeyboardEvent, useRef, useState } from 'react';
import { GENERAL_OBJECTIVE, OBJECTIVES } from '#catalogue/objectives.ts';
import { wordsFor } from '../../call.ts';
import { Alert, focusOnArrival } from '../../kit/alert.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { discussionPath } from '../../routes/discussion-path.ts';
import * as say from '../../words/objectives.tsx';
import { type Subject, useOpenDiscussion } from '../use-open-discussion.ts';
import { FreeObjective } from './free-objective.tsx';
import { ObjectiveRow } from './objective-row.tsx';
import { OwnObjectives } from './own-objectives.tsx';
import { useLastTalks } from './talks.ts';

export type ObjectivesProps = {
  subject: Subject;
  /** Goes to the discussion that was opened; `useObjectivesPlace` has it. */
  onLeave: (path: string) => void;
  onClose: () => void;
  /** An objective for this one talk may be written as well. */
  freeText?: boolean;
  /** What is to be settled first, by the name of an objective: a second work to compare with. */
  before?: Partial<Record<string, () => void>>;
};

/** What a talk may be for: ours, the person's own, and where wanted one written for the occasion. */
export function ObjectivesDialog({ subject, onLeave, onClose, freeText, before = {} }: ObjectivesProps) {
  const [trouble, setTrouble] = useState<unknown>(null);
  const first = useRef<HTMLAnchorElement>(null);
  const lastTalks = useLastTalks(subject);
  const { open, opening } = useOpenDiscussion({ go: onLeave, onTrouble: setTrouble });
  const shipped = OBJECTIVES[subject.discussed.kind];

  const choose = (objective: string) => {
    setTrouble(null);
    void open(subject, objective);
  };
  const rowOf = (name: string) => ({
    to: discussionPath({ ...subject.discussed, objective: name }),
    lastTalk: lastTalks.get(name),
    busy: opening === name,
    onChoose: before[name] ?? (() => choose(name)),
  });

  return (
    <Dialog title={say.howToExplore(subject.title)} onClose={onClose} firstFocus={first}>
      {trouble !== null && (
        <div className="mb-3">
          <Alert tone="danger" ref={focusOnArrival}>
            {say.couldNotBeOpenedFor(wordsFor(trouble))}
          </Alert>
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shortcut between the links in it */}
      <div onKeyDown={byArrows}>
        <ul className="grid">
          {shipped.map(({ slug, name, subtitle }, place) => (
            <ObjectiveRow
              key={slug}
              ref={place === 0 ? first : undefined}
              {...rowOf(name)}
              name={name}
              subtitle={subtitle}
            />
          ))}
        </ul>
        <ul className="mt-2 grid border-t border-line pt-2">
          <ObjectiveRow
            {...rowOf(GENERAL_OBJECTIVE.name)}
            name={GENERAL_OBJECTIVE.name}
            subtitle={GENERAL_OBJECTIVE.subtitle}
          />
        </ul>
        <OwnObjectives shipped={[GENERAL_OBJECTIVE, ...shipped].map(({ name }) => name)} rowOf={rowOf} />
      </div>
      {freeText && <FreeObjective busy={opening !== null} onStart={choose} />}
    </Dialog>
  );
}

/** Up and down lead from one objective to the next. */
function byArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-objective]')];
  const at = rows.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  rows[at + step]?.focus();
}
