import { Dialog } from '../../../kit/dialog.tsx';
import { CompanionPages, type CompanionProps } from './companion-pages.tsx';

/** The page beside the talk where there is no room beside it. What leads elsewhere leaves its address, and so closes it. */
export function CompanionSheet({ onClose, ...pages }: CompanionProps & { onClose: () => void }) {
  return (
    <Dialog title={pages.work.title} onClose={onClose}>
      <CompanionPages {...pages} />
    </Dialog>
  );
}
