import { Upload } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { ExportChoices } from '../../parts/transfer/export-choices.tsx';
import { ImportDialog, importIntent } from '../../parts/transfer/import-dialog.tsx';
import { flagParam, useUrlParam } from '../../routes/url-params.ts';
import * as say from '../../words/profile.tsx';

const IMPORTING = flagParam('import');

export function YourData() {
  const [importing, setImporting] = useUrlParam(IMPORTING);
  return (
    <div className="grid gap-6">
      <ExportChoices />
      <div className="grid justify-items-start gap-3">
        <p className="max-w-measure font-serif text-body text-ink-soft">{say.whatCanBeImported}</p>
        <Button
          icon={<Upload size={18} strokeWidth={1.75} aria-hidden="true" />}
          needsServer
          onClick={() => setImporting(true)}
          {...importIntent}
        >
          {say.importDots}
        </Button>
      </div>
      <ImportDialog open={importing} onOpenChange={(open) => setImporting(open, { replace: true })} />
    </div>
  );
}
