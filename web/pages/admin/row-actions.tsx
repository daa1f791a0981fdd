import { EllipsisVertical } from 'lucide-react';
import type { AdminUser } from '#contract/administration.ts';
import { Button } from '../../kit/button.tsx';
import { buttonStyle } from '../../kit/button-style.ts';
import { MenuButton } from '../../kit/menu.tsx';
import { intent } from '../../kit/on-intent.tsx';
import * as say from '../../words/admin.tsx';
import * as everywhere from '../../words/everywhere.ts';
import { ConfirmDialog } from './act-dialogs.tsx';
import { type ActName, WORDS } from './acts.ts';
import { useView } from './dashboard-view.ts';
import { nameOf } from './user-link.tsx';

/** What may be done to somebody: none of it to oneself. */
export function RowActions({ user, isMe }: { user: AdminUser; isMe: boolean }) {
  const [, go] = useView();
  if (isMe) return <span className="px-3 text-caption text-ink-faint">{everywhere.you}</span>;
  const ask = (act: ActName) => go({ dialog: `${act}.${user.id}` });
  const rights = user.isAdmin ? 'remove-admin' : 'make-admin';
  const name = nameOf(user);
  return (
    <span className="inline-flex items-center">
      <Button
        variant="quiet"
        size="small"
        aria-label={`${WORDS[rights].label}: ${name}`}
        onClick={() => ask(rights)}
        {...intent(ConfirmDialog)}
      >
        {WORDS[rights].label}
      </Button>
      <MenuButton
        name={everywhere.moreFor(name)}
        aria-label={everywhere.moreFor(name)}
        className={buttonStyle('quiet', 'icon')}
        groups={[
          [{ label: everywhere.userDetails, to: `/admin/users/${user.id}` }],
          [
            ...(user.suspendedAt
              ? []
              : [{ label: say.sendAResetLinkDots, onSelect: () => ask('send-reset') }]),
            user.suspendedAt
              ? { label: say.liftTheSuspensionDots, onSelect: () => ask('lift') }
              : { label: say.suspendDots, variant: 'danger' as const, onSelect: () => ask('suspend') },
          ],
        ]}
      >
        <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden="true" />
      </MenuButton>
    </span>
  );
}
