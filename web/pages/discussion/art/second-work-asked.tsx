import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../../kit/button.tsx';
import { intent } from '../../../kit/on-intent.tsx';
import { SecondWork } from '../../../parts/second-work/second-work.ts';
import type { Discussed } from '../../../routes/discussion-path.ts';
import { flagParam } from '../../../routes/url-params.ts';
import { useDialogParam } from '../../../routes/use-dialog-param.ts';
import * as say from '../../../words/picture.ts';
import type { Work } from '../work/work.ts';

const choosing = flagParam('choose');

/** Offers to choose the second work; with it another talk begins, about the two. */
export function SecondWorkAsked({ discussed, work }: { discussed: Discussed; work: Work }) {
  const choice = useDialogParam(choosing, false);
  const [, navigate] = useLocation();
  const subject = { discussed, title: work.title, creator: work.creator };
  const leave = useCallback((path: string) => navigate(path, { replace: true }), [navigate]);
  return (
    <div className="-mt-2 mb-7 flex flex-wrap items-center gap-3 text-small text-ink-soft @4xl:mr-[15.75rem] print:hidden">
      <p>{say.noSecondWorkIsChosenYet}</p>
      <Button size="small" {...intent(SecondWork)} onClick={() => choice.open(true)}>
        {say.chooseTheSecondWork}
      </Button>
      {choice.value && <SecondWork subject={subject} onLeave={leave} onClose={choice.close} />}
    </div>
  );
}
