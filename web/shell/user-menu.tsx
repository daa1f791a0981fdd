import { CircleHelp, Keyboard, LogOut, Settings, ShieldCheck, UserRound } from 'lucide-react';
import type { User } from '#contract/accounts.ts';
import { displayName } from '../data/name.ts';
import { logout } from '../data/session.ts';
import { Avatar } from '../kit/avatar.tsx';
import { MenuButton, type MenuGroups } from '../kit/menu.tsx';
import { showShortcuts } from './shortcuts-door.tsx';

export function UserMenu({ user }: { user: User }) {
  const name = displayName(user);
  return (
    <MenuButton
      name="Your account"
      aria-label={`Account of ${name}`}
      className="touchable -mr-1.5 inline-flex w-10 items-center justify-center rounded-full touch:w-11"
      groups={groupsFor(user)}
      heading={
        <>
          <p className="truncate text-small font-medium text-ink">{name}</p>
          <p className="truncate text-caption text-ink-faint">{user.email}</p>
        </>
      }
    >
      <Avatar name={name} src={user.profileImageUrl} className="size-9 text-[1.125rem]" />
    </MenuButton>
  );
}

function groupsFor(user: User): MenuGroups {
  const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;
  return [
    [
      { label: 'Profile', to: '/profile', icon: <UserRound {...icon} /> },
      { label: 'Settings', to: '/settings', icon: <Settings {...icon} /> },
      { label: 'Help', to: '/help', icon: <CircleHelp {...icon} /> },
      { label: 'Keyboard shortcuts', icon: <Keyboard {...icon} />, onSelect: showShortcuts },
      ...(user.isAdmin ? [{ label: 'Admin Dashboard', to: '/admin', icon: <ShieldCheck {...icon} /> }] : []),
    ],
    [{ label: 'Sign out', icon: <LogOut {...icon} />, onSelect: () => void logout() }],
  ];
}
