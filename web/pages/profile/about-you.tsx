import { useEffect, useRef } from 'react';
import type { User } from '#contract/accounts.ts';
import { dayOf } from '../../data/dates.ts';
import { fullName } from '../../data/name.ts';
import { usePerson } from '../../data/session.ts';
import { Button } from '../../kit/button.tsx';
import { toast } from '../../kit/toast.ts';
import { useDialogParam } from '../../routes/use-dialog-param.ts';
import { editParam } from './address.ts';
import { EditForm } from './edit-form.tsx';

export function AboutYou() {
  const user = usePerson();
  const editing = useDialogParam(editParam, false);
  const editButton = useRef<HTMLButtonElement>(null);

  const wasEditing = useRef(false);
  // However the form was left, or the focus would fall back to the top of the page.
  useEffect(() => {
    if (wasEditing.current && !editing.value) editButton.current?.focus();
    wasEditing.current = editing.value;
  }, [editing.value]);
  if (editing.value) {
    return (
      <EditForm
        user={user}
        onCancel={editing.close}
        onSaved={() => {
          editing.close();
          toast({ title: 'Saved', description: 'Your profile is up to date.' });
        }}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-6">
      <dl className="grid w-full gap-4">
        {factsOf(user).map(({ name, value }) => (
          <div key={name} className="grid gap-x-6 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <dt className="text-small text-ink-faint">{name}</dt>
            <dd className="whitespace-pre-line text-body [overflow-wrap:anywhere]">
              {value || <span className="text-ink-faint italic">not yet given</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Button ref={editButton} onClick={() => editing.open(true)}>
        Edit Profile
      </Button>
    </div>
  );
}

function factsOf(user: User): { name: string; value: string }[] {
  return [
    { name: 'Name', value: fullName(user) },
    { name: 'Email', value: user.email },
    { name: 'Bio', value: user.bio },
    { name: 'Time zone', value: user.timeZone?.replaceAll('_', ' ') ?? '' },
    { name: 'Here since', value: dayOf(user.createdAt) },
  ];
}
