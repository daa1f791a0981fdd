import type { User } from '#contract/accounts.ts';
import { displayName } from '../data/name.ts';
import { Avatar } from '../kit/avatar.tsx';
import { MenuButton } from '../kit/menu.tsx';
import { onIntent } from '../kit/on-intent.tsx';
import * as say from '../words/house.tsx';

const Content = onIntent(() => import('./user-menu-content.tsx').then((module) => module.UserMenuContent));

export function UserMenu({ user }: { user: User }) {
  const name = displayName(user);
  return (
    <MenuButton
      name={say.accountOf(name)}
      aria-label={say.accountOf(name)}
      className="touchable -mr-1.5 inline-flex w-10 items-center justify-center rounded-full touch:w-11"
      groups={[]}
      opens={Content}
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
