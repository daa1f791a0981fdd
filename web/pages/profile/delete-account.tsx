import { Button } from '../../kit/button.tsx';
import { intent, onIntent } from '../../kit/on-intent.tsx';
import { useDialogParam } from '../../routes/use-dialog-param.ts';
import * as say from '../../words/profile.tsx';
import { deleteParam } from './address.ts';

const DeleteAccountDialog = onIntent(() =>
  import('./delete-account-dialog.tsx').then((module) => module.DeleteAccountDialog),
);

export function DeleteAccount() {
  const asking = useDialogParam(deleteParam, false);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-measure font-serif text-body text-ink-soft">{say.whatLeavingMeans}</p>
      <Button onClick={() => asking.open(true)} {...intent(DeleteAccountDialog)} className="text-danger!">
        {say.deleteAccountDots}
      </Button>
      {asking.value && <DeleteAccountDialog onClose={asking.close} />}
    </div>
  );
}
