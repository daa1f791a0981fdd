import { useCallback, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { intent, onIntent } from '../../kit/on-intent.tsx';

const DeleteAccountDialog = onIntent(() =>
  import('./delete-account-dialog.tsx').then((module) => module.DeleteAccountDialog),
);

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-measure font-serif text-body text-ink-soft">
        You can delete your account with everything it owns. It is gone at once, and cannot be brought back:
        what you may want again, save first under “Your data”.
      </p>
      <Button onClick={() => setOpen(true)} {...intent(DeleteAccountDialog)} className="text-danger!">
        Delete account...
      </Button>
      {open && <DeleteAccountDialog onClose={close} />}
    </div>
  );
}
