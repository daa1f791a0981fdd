import { useMutation } from '@tanstack/react-query';
import { call, wordsFor } from '../../call.ts';
import { inFigures } from '../../data/counted.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';

export function GuideTrial({ guide }: { guide: string }) {
  const trial = useMutation({
    mutationFn: () => call('POST /api/admin/guide/test'),
    onError: (error) => console.error(error),
  });
  const { data } = trial;
  return (
    <div className="grid justify-items-start gap-5">
      <p className="font-serif text-lead text-ink [overflow-wrap:anywhere]">
        {guide === 'builtin' ? 'The built-in guide' : guide}
      </p>
      <p className="-mt-3 text-small text-ink-soft">
        {guide === 'builtin'
          ? 'It works from the catalogue and the reader’s own words, without an AI model. Set a key or an address of a model where the server is started, and the model speaks.'
          : 'An AI model. When it fails or falls silent, the built-in guide takes that turn.'}
      </p>
      <Button busy={trial.isPending && 'Asking...'} needsServer onClick={() => trial.mutate()}>
        Test
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
              Asked about <cite>Frankenstein</cite>, answered in {inFigures(data.milliseconds)} ms
              {data.tokens > 0 && `, ${inFigures(data.tokens)} tokens of your own budget`}.
            </figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}
