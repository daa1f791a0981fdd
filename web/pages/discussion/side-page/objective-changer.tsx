import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { GENERAL_OBJECTIVE, OBJECTIVES } from '#catalogue/objectives.ts';
import { customObjectivesQuery } from '../../../data/custom-objectives.ts';
import { Button } from '../../../kit/button.tsx';
import { buttonStyle } from '../../../kit/button-style.ts';
import { classes } from '../../../kit/classes.ts';
import { TextInput } from '../../../kit/inputs.tsx';
import { PageLink } from '../../../parts/page-link.tsx';
import { discussionPath } from '../../../routes/discussion-path.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/side-page.ts';
import type { CompanionProps } from './companion-pages.tsx';
import { SideSection } from './side-section.tsx';

/** What the talk is for. Another objective is another talk: it is begun, or taken up where it was left. */
export function ObjectiveChanger({ discussion, discussed, work, onLeave }: CompanionProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: own } = useQuery({ ...customObjectivesQuery, enabled: isOpen });
  const shipped = [GENERAL_OBJECTIVE, ...OBJECTIVES[work.kind]];
  const offered = [
    ...shipped.map(({ name, subtitle }) => ({ name, subtitle })),
    ...(own ?? []).map(({ title }) => ({ name: title, subtitle: say.ofYourOwn })),
  ];
  const current = shipped.find(({ name }) => name === discussion.objective);
  return (
    <SideSection title={say.objective}>
      <p className="font-serif text-body leading-snug">
        {discussion.objective}
        {current && <span className="mt-0.5 block text-small text-ink-faint">{current.subtitle}</span>}
      </p>
      <Button
        size="small"
        variant="secondary"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {say.changeObjective}
      </Button>
      {isOpen && (
        <div className="grid gap-3">
          <ul className="grid">
            {offered.map(({ name, subtitle }) => (
              <li key={`${name} ${subtitle}`}>
                <PageLink
                  to={discussionPath({ ...discussed, objective: name })}
                  onClick={onLeave}
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
          <OwnObjective discussed={discussed} onLeave={onLeave} />
        </div>
      )}
    </SideSection>
  );
}

function OwnObjective({ discussed, onLeave }: Pick<CompanionProps, 'discussed' | 'onLeave'>) {
  const [text, setText] = useState('');
  const [, navigate] = useLocation();
  const objective = text.trim();
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (objective === '') return;
    onLeave();
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
