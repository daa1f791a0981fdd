import { intent, onIntent } from '../../kit/on-intent.tsx';

const ImportSheet = onIntent(() => import('./import-sheet.tsx').then((module) => module.ImportSheet));

/** Spread on what opens the dialog: its code comes when the pointer or the focus is near. */
export const importIntent = intent(ImportSheet);

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Choose a file, see what it would bring, bring it in. */
export function ImportDialog({ open, onOpenChange }: Props) {
  return open ? <ImportSheet onClose={() => onOpenChange(false)} /> : null;
}
