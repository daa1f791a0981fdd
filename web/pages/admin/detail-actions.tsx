import type { AdminUser } from '#contract/administration.ts';
import { Button } from '../../kit/button.tsx';
import { intent } from '../../kit/on-intent.tsx';
import { TextLink } from '../../parts/text-link.tsx';
import * as say from '../../words/admin.tsx';
import { ConfirmDialog } from './act-dialogs.tsx';
import { type ActName, WORDS } from './acts.ts';
import { useView } from './dashboard-view.ts';

export function DetailActions({ user, isMe }: { user: AdminUser; isMe: boolean }) {
  const [, go] = useView();
  if (isMe)
    return (
      <p className="font-serif text-body text-ink-soft">
        {say.thisIsYou(<TextLink to="/profile">{say.profile}</TextLink>)}
      </p>
    );
  const acts: { act: ActName; label?: string }[] = [
    { act: user.isAdmin ? 'remove-admin' : 'make-admin' },
    ...(user.suspendedAt ? [] : [{ act: 'send-reset' as const, label: say.sendAResetLink }]),
    { act: user.suspendedAt ? 'lift' : 'suspend' },
  ];
  return (
    <div className="flex flex-wrap gap-3">
      {acts.map(({ act, label = WORDS[act].label }) => (
        <Button
          key={act}
          className={act === 'suspend' ? 'text-danger!' : undefined}
          onClick={() => go({ dialog: `${act}.${user.id}` })}
          {...intent(ConfirmDialog)}
        >
          {label}...
        </Button>
      ))}
    </div>
  );
}
