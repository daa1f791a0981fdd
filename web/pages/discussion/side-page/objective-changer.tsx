import { useState } from 'react';
import { objectiveOf } from '#catalogue/objectives.ts';
import { Button } from '../../../kit/button.tsx';
import { intent, onIntent } from '../../../kit/on-intent.tsx';
import * as say from '../../../words/side-page.ts';
import type { CompanionProps } from './companion-pages.tsx';
import { SideSection } from './side-section.tsx';

const ObjectiveChoices = onIntent(() =>
  import('./objective-choices.tsx').then((module) => module.ObjectiveChoices),
);

/** What the talk is for. Another objective is another talk: it is begun, or taken up where it was left. */
export function ObjectiveChanger(props: CompanionProps) {
  const { objective } = props.discussion;
  const [isOpen, setOpen] = useState(false);
  const known = objectiveOf(props.work.kind, objective);
  return (
    <SideSection title={say.objective}>
      <p className="font-serif text-body leading-snug">
        {objective}
        {known && <span className="mt-0.5 block text-small text-ink-faint">{known.subtitle}</span>}
      </p>
      <Button
        size="small"
        variant="secondary"
        className="justify-self-start"
        aria-expanded={isOpen}
        {...intent(ObjectiveChoices)}
        onClick={() => setOpen(!isOpen)}
      >
        {say.changeObjective}
      </Button>
      {isOpen && <ObjectiveChoices {...props} onClose={() => setOpen(false)} />}
    </SideSection>
  );
}
