import { useEffect, useRef } from 'react';
import { Dialog } from '../../kit/dialog.tsx';
import { toast } from '../../kit/toast.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/transfer.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportWork } from './import-work.tsx';
import { useImport } from './use-import.ts';

export function ImportSheet({ onClose }: { onClose: () => void }) {
  const { step, choose, commit, again } = useImport();
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(step.at);

  // What had the focus goes with its step: it moves on to the next one.
  useEffect(() => {
    if (last.current === step.at) return;
    last.current = step.at;
    place.current?.focus();
  }, [step.at]);

  const close = () => {
    if (step.at === 'working' && step.commits)
      toast({ title: say.importStopped, description: say.unlessItHadJustFinished });
    onClose();
  };

  return (
    <Dialog wide title={everywhere.importIt} description={say.importLead} onClose={close}>
      <div ref={place} tabIndex={-1} className="grid min-h-72 outline-none">
        {step.at === 'choosing' && <ChooseFile problem={step.problem} onChoose={choose} />}
        {step.at === 'working' && <ImportWork {...step} onCancel={again} />}
        {step.at === 'preview' && (
          <ImportPreview {...step} onCommit={() => commit(step.file, step.result)} onOther={again} />
        )}
        {step.at === 'done' && <ImportDone {...step} onOther={again} onClose={onClose} />}
      </div>
    </Dialog>
  );
}
