import { Dialog } from '../../../kit/dialog.tsx';
import { CompanionPages, type CompanionProps } from './companion-pages.tsx';

/** The page beside the talk where there is no room beside it. */
export function CompanionSheet({
  onClose,
  ...pages
}: Omit<CompanionProps, 'onLeave'> & { onClose: () => void }) {
  return (
    <Dialog title={pages.work.title} onClose={onClose}>
      <CompanionPages {...pages} onLeave={onClose} />
    </Dialog>
  );
}
