import { CircleHelp, Keyboard, LogOut, Settings, ShieldCheck, UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { User } from '#contract/accounts.ts';
import { logout, usePerson } from '../data/session.ts';
import type { MenuGroups } from '../kit/menu.tsx';
import { MenuContent } from '../kit/menu-content.tsx';
import { showShortcuts } from './later.ts';

/** What the menu of the account offers; with its icons, it comes when somebody is about to open it. */
export function UserMenuContent(props: ComponentProps<typeof MenuContent>) {
  return <MenuContent {...props} groups={groupsFor(usePerson())} />;
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
