import { CircleHelp, Keyboard, LogOut, Settings, ShieldCheck, UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { User } from '#contract/accounts.ts';
import { usePerson } from '../data/session.ts';
import type { MenuGroups } from '../kit/menu.tsx';
import { MenuContent } from '../kit/menu-content.tsx';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/house.tsx';
import { showShortcuts } from './later.ts';
import { signOut } from './sign-out.ts';

/** What the menu of the account offers; with its icons, it comes when somebody is about to open it. */
export function UserMenuContent(props: ComponentProps<typeof MenuContent>) {
  return <MenuContent {...props} groups={groupsFor(usePerson())} />;
}

function groupsFor(user: User): MenuGroups {
  const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;
  return [
    [
      { label: say.profile, to: '/profile', icon: <UserRound {...icon} /> },
      { label: say.settings, to: '/settings', icon: <Settings {...icon} /> },
      { label: say.help, to: '/help', icon: <CircleHelp {...icon} /> },
      { label: everywhere.keyboardShortcuts, icon: <Keyboard {...icon} />, onSelect: showShortcuts },
      ...(user.isAdmin
        ? [{ label: everywhere.adminDashboard, to: '/admin', icon: <ShieldCheck {...icon} /> }]
        : []),
    ],
    [{ label: say.signOut, icon: <LogOut {...icon} />, onSelect: () => void signOut() }],
  ];
}
