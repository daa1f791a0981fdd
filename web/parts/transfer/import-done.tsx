import type { ImportResult } from '#contract/import-file.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/transfer.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ImportLines } from './import-lines.tsx';

type Props = { result: ImportResult; onOther: () => void; onClose: () => void };

export function ImportDone({ result, onOther, onClose }: Props) {
  return (
    <div className="grid content-start gap-5">
      <Alert tone="good">{result.new === 0 ? say.nothingWasAdded : say.doneAndYours(result.new)}</Alert>
      <ImportCounts result={result} />
      {result.failed > 0 && <ImportLines result={result} />}
      <DialogFoot>
        <Button onClick={onOther}>{say.importAnotherFile}</Button>
        <Button variant="primary" onClick={onClose}>
          {everywhere.done}
        </Button>
      </DialogFoot>
    </div>
  );
}
