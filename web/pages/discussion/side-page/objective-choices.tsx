import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { GENERAL_OBJECTIVE, OBJECTIVES } from '#catalogue/objectives.ts';
import { customObjectivesQuery } from '../../../data/custom-objectives.ts';
import { buttonStyle } from '../../../kit/button-style.ts';
import { classes } from '../../../kit/classes.ts';
import { TextInput } from '../../../kit/inputs.tsx';
import { PageLink } from '../../../parts/page-link.tsx';
import { discussionPath } from '../../../routes/discussion-path.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/side-page.ts';
import type { CompanionProps } from './companion-pages.tsx';

/** Closing is for code that could not be had; the choices themselves are closed where they were opened. */
type Props = CompanionProps & { onClose: () => void };

/** What a talk about this work can be for: ours, the person's own, and one that is written now. */
export function ObjectiveChoices({ discussion, discussed, work }: Props) {
  const { data: own } = useQuery(customObjectivesQuery);
  const offered = [
    ...[GENERAL_OBJECTIVE, ...OBJECTIVES[work.kind]].map(({ name, subtitle }) => ({ name, subtitle })),
    ...(own ?? []).map(({ title }) => ({ name: title, subtitle: say.ofYourOwn })),
  ];
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {offered.map(({ name, subtitle }) => (
          <li key={`${name} ${subtitle}`}>
            <PageLink
              to={discussionPath({ ...discussed, objective: name })}
              aria-current={name === discussion.objective ? 'true' : undefined}
              className={classes(
                'block rounded-small px-2 py-1.5 text-small no-underline hover:bg-sunk touch:py-2.5',
                name === discussion.objective ? 'bg-accent-soft text-ink' : 'text-ink',
              )}
            >
              {name}
              <span className="block text-caption text-ink-soft">{subtitle}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <OwnObjective discussed={discussed} />
    </div>
  );
}

function OwnObjective({ discussed }: Pick<CompanionProps, 'discussed'>) {
  const [text, setText] = useState('');
  const [, navigate] = useLocation();
  const objective = text.trim();
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (objective === '') return;
    navigate(discussionPath({ ...discussed, objective }));
  };
  return (
    <form onSubmit={start} className="grid gap-2">
      <label htmlFor="own-objective" className="text-small font-medium">
        {say.anObjectiveOfYourOwn}
      </label>
      <TextInput
        id="own-objective"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
      <button
        type="submit"
        disabled={objective === ''}
        className={classes(buttonStyle('secondary', 'small'), 'justify-self-start')}
      >
        {everywhere.startDiscussion}
      </button>
    </form>
  );
}
