import type { ImportResult, LineStatus } from '#contract/import-file.ts';
import { inFigures } from '../../data/counted.ts';
import { classes } from '../../kit/classes.ts';
import * as say from '../../words/transfer.tsx';
import { STATUS_NAMES } from './import-words.ts';

const TONES: Record<LineStatus, string> = {
  new: 'text-good',
  existing: 'text-ink-soft',
  failed: 'text-danger',
};

export function ImportCounts({ result }: { result: ImportResult }) {
  const name = (status: LineStatus) =>
    status === 'new' && result.committed ? say.imported : STATUS_NAMES[status];
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-large border border-line bg-surface max-[20rem]:grid-cols-1 max-[20rem]:divide-x-0 max-[20rem]:divide-y">
      {(['new', 'existing', 'failed'] as const).map((status) => (
        <div key={status} className="flex flex-col-reverse px-3 py-3 sm:px-5">
          <dt className="text-caption text-ink-soft sm:text-small">{name(status)}</dt>
          <dd
            className={classes(
              'font-display text-heading whitespace-nowrap tabular-nums sm:text-title',
              result[status] === 0 ? 'text-ink-faint' : TONES[status],
            )}
          >
            {inFigures(result[status])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
