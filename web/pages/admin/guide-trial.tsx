import { useMutation } from '@tanstack/react-query';
import { call, wordsFor } from '../../call.ts';
import { isModel } from '../../data/is-model.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import * as say from '../../words/admin.tsx';

const sentenceOn = (guide: string): string => {
  if (guide === 'builtin') return say.whatTheBuiltInGuideIs;
  return isModel(guide) ? say.whatAnAiModelIs : say.whatAnAddedEngineIs;
};

export function GuideTrial({ guide }: { guide: string }) {
  const trial = useMutation({
    mutationFn: () => call('POST /api/admin/guide/test'),
    onError: (error) => console.error(error),
  });
  const { data } = trial;
  return (
    <div className="grid justify-items-start gap-5">
      <p className="font-serif text-lead text-ink [overflow-wrap:anywhere]">
        {guide === 'builtin' ? say.theBuiltInGuide : guide}
      </p>
      <p className="-mt-3 text-small text-ink-soft">{sentenceOn(guide)}</p>
      <Button busy={trial.isPending && say.asking} needsServer onClick={() => trial.mutate()}>
        {say.test}
      </Button>
      <div aria-live="polite" className="w-full">
        {trial.isError && <Alert tone="danger">{wordsFor(trial.error)}</Alert>}
        {data && !trial.isPending && !data.ok && <Alert tone="danger">{data.text}</Alert>}
        {data && !trial.isPending && data.ok && (
          <figure className="max-w-measure border-l-2 border-accent pl-4">
            <blockquote className="whitespace-pre-line font-serif text-body text-ink [overflow-wrap:anywhere]">
              {data.text}
            </blockquote>
            <figcaption className="mt-2 text-caption text-ink-faint">
              {say.theAnswerToTheTest(<cite>{say.frankenstein}</cite>, data.milliseconds, data.tokens)}
            </figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}
