import { useEffect, useRef } from 'react';
import type { User } from '#contract/accounts.ts';
import { dayOf } from '../../data/dates.ts';
import { fullName } from '../../data/name.ts';
import { usePerson } from '../../data/session.ts';
import { Button } from '../../kit/button.tsx';
import { toast } from '../../kit/toast.ts';
import { useDialogParam } from '../../routes/use-dialog-param.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/profile.tsx';
import { editParam } from './address.ts';
import { EditForm } from './edit-form.tsx';
import { zoneName } from './time-zones.ts';

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
          toast({ title: everywhere.saved, description: say.yourProfileIsUpToDate });
        }}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-6">
      <dl className="grid w-full gap-4">
        {factsOf(user).map(({ name, value }) => (
          <div key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <dt className="text-small text-ink-faint">{name}</dt>
            <dd className="whitespace-pre-line text-body [overflow-wrap:anywhere]">
              {value || <span className="text-ink-faint italic">{say.notYetGiven}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Button ref={editButton} onClick={() => editing.open(true)}>
        {say.editProfile}
      </Button>
    </div>
  );
}

function factsOf(user: User): { name: string; value: string }[] {
  return [
    { name: everywhere.name, value: fullName(user) },
    { name: everywhere.email, value: user.email },
    { name: say.bio, value: user.bio },
    { name: say.timeZone, value: zoneName(user.timeZone) },
    { name: say.hereSince, value: dayOf(user.createdAt) },
  ];
}
