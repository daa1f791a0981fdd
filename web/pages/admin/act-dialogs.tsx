import { useCallback } from 'react';
import { onIntent } from '../../kit/on-intent.tsx';
import { actAt } from './acts.ts';
import { useView } from './dashboard-view.ts';

export const ConfirmDialog = onIntent(() =>
  import('./confirm-dialog.tsx').then((module) => module.ConfirmDialog),
);
export const CreateUserDialog = onIntent(() =>
  import('./create-user-dialog.tsx').then((module) => module.CreateUserDialog),
);

/** The dialog that the address names. */
export function ActDialogs() {
  const [{ dialog }, go] = useView();
  const close = useCallback(() => go({ dialog: '' }, { replace: true }), [go]);
  const asked = actAt(dialog);
  if (asked) return <ConfirmDialog key={dialog} {...asked} onClose={close} />;
  return dialog === 'create' ? <CreateUserDialog onClose={close} /> : null;
}
