import { wordsFor } from '../../call.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/ideas.tsx';
import type { ProgressState } from './use-progress.ts';

/** The concepts are all there without it; only what was discussed cannot be marked. */
export function ProgressTrouble({ state: { state, error, retry } }: { state: ProgressState }) {
  if (state !== 'failed') return null;
  return (
    <div className="my-4 max-w-2xl">
      <Alert tone="danger">
        <p>{say.discussedNotShown(wordsFor(error))}</p>
        <Button size="small" onClick={retry} className="mt-2">
          {everywhere.tryAgain}
        </Button>
      </Alert>
    </div>
  );
}
