import type { ImportResult } from '#contract/import-file.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import * as say from '../../words/transfer.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ImportLines } from './import-lines.tsx';
import { FORMAT_NAMES } from './import-words.ts';
import type { ChosenFile } from './use-import.ts';

type Props = {
  file: ChosenFile;
  result: ImportResult;
  problem: string | null;
  onCommit: () => void;
  onOther: () => void;
};

export function ImportPreview({ file, result, problem, onCommit, onOther }: Props) {
  return (
    <div className="grid content-start gap-5">
      <p className="text-small text-ink-soft">
        {say.fileIsThis(
          <span className="font-medium break-words text-ink" dir="auto">
            {file.name}
          </span>,
          FORMAT_NAMES[result.format],
        )}
      </p>
      {problem && <Alert tone="danger">{say.nothingWasSavedFor(problem)}</Alert>}
      <ImportCounts result={result} />
      <ImportLines result={result} />
      <DialogFoot>
        <Button onClick={onOther}>{say.chooseAnotherFile}</Button>
        {result.new > 0 && (
          <Button variant="primary" onClick={onCommit}>
            {say.importEntries(result.new)}
          </Button>
        )}
      </DialogFoot>
    </div>
  );
}
