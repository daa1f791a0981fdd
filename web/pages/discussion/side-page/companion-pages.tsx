import type { Discussion } from '#contract/discussions.ts';
import type { Discussed } from '../../../routes/discussion-path.ts';
import type { Work } from '../work/work.ts';
import { guideSentence } from './guide-name.ts';
import { ObjectiveChanger } from './objective-changer.tsx';
import { PastDiscussions } from './past-discussions.tsx';
import { WorkCardPage } from './work-card-page.tsx';

export type CompanionProps = {
  discussion: Discussion;
  discussed: Discussed;
  work: Work;
  guide: string | null;
};

export function CompanionPages(props: CompanionProps) {
  return (
    <div className="grid gap-9 pb-4">
      <ObjectiveChanger {...props} />
      <PastDiscussions {...props} />
      <WorkCardPage work={props.work} />
      {props.guide && <p className="text-caption text-ink-faint">{guideSentence(props.guide)}</p>}
    </div>
  );
}
