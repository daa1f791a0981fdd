import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type ImportResult, LINE_STATUSES, type LineStatus } from '#contract/import-file.ts';
import { Button } from '../../kit/button.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/transfer.tsx';
import { saveFile } from '../save-file.ts';
import { failedLines } from './failed-lines.ts';
import { ImportRows } from './import-rows.tsx';
import { STATUS_NAMES } from './import-words.ts';

type Shown = LineStatus | 'all';

/** Every line of the file and what became of it; those of one fate alone, if wanted. */
export function ImportLines({ result }: { result: ImportResult }) {
  const [shown, setShown] = useState<Shown>(result.failed > 0 ? 'failed' : 'all');
  const rows = useMemo(
    () => (shown === 'all' ? result.rows : result.rows.filter(({ status }) => status === shown)),
    [result.rows, shown],
  );
  const present = LINE_STATUSES.filter((status) => result[status] > 0);
  const options = [
    { value: 'all' as Shown, label: everywhere.all },
    ...present.map((status) => ({ value: status as Shown, label: STATUS_NAMES[status] })),
  ];
  if (result.rows.length === 0)
    return <p className="font-serif text-body text-ink-soft">{say.nothingButItsHeader}</p>;
  return (
    <section aria-label={say.linesOfTheFile} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {present.length > 1 && (
          <Segmented label={say.linesShown} options={options} value={shown} onChange={setShown} />
        )}
        {result.failed > 0 && (
          <Button
            size="small"
            variant="quiet"
            className="-mx-3"
            icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => saveFile('failed-lines.csv', failedLines(result.rows), 'text/csv')}
          >
            {say.saveTheFailedLines}
          </Button>
        )}
      </div>
      <ImportRows key={shown} rows={rows} />
    </section>
  );
}
