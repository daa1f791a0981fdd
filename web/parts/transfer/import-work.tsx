import type { UploadProgress } from '../../call-upload.ts';
import { inFigures } from '../../data/counted.ts';
import { Button } from '../../kit/button.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/transfer.tsx';
import { stageName } from './import-words.ts';

type Props = {
  name: string;
  commits: boolean;
  progress: UploadProgress | null;
  onCancel: () => void;
};

/** How far it is: each stage by itself, since none of them knows how long the others take. */
export function ImportWork({ name, commits, progress, onCancel }: Props) {
  const share = progress && progress.total > 0 ? Math.min(1, progress.done / progress.total) : 0;
  const stage = stageName(progress);
  return (
    <div className="grid content-center justify-items-center gap-5 py-6">
      <div className="grid w-full max-w-md gap-2.5">
        <p className="truncate text-center font-serif text-lead text-ink" title={name} dir="auto">
          {name}
        </p>
        <div
          role="progressbar"
          aria-label={stage}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          className="h-2 overflow-hidden rounded-full bg-sunk"
        >
          <div className="h-full origin-left bg-accent" style={{ transform: `scaleX(${share})` }} />
        </div>
        <p className="flex justify-between gap-4 text-small text-ink-soft tabular-nums">
          <span role="status">{stage}</span>
          <span aria-hidden="true">{amount(progress)}</span>
        </p>
      </div>
      <Button onClick={onCancel}>{commits ? say.cancelAndSaveNothing : everywhere.cancel}</Button>
    </div>
  );
}

function amount(progress: UploadProgress | null): string {
  if (!progress || progress.total === 0) return '';
  const { stage, done, total } = progress;
  if (stage === 'sending') return say.megabytesDone(megabytes(done), megabytes(total));
  if (stage === 'reading') return `${Math.floor((done / total) * 100)}%`;
  return say.doneOfAll(inFigures(done), inFigures(total));
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
