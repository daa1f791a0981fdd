import type { AdminUser } from '#contract/administration.ts';
import { displayName, fullName } from '../../data/name.ts';
import { PageLink } from '../../parts/page-link.tsx';

export const nameOf = (user: AdminUser): string => fullName(user) || displayName(user);

export function UserLink({ user }: { user: AdminUser }) {
  return (
    <PageLink
      to={`/admin/users/${user.id}`}
      title={nameOf(user)}
      className="touchable inline-flex max-w-full items-center text-ink no-underline hover:text-accent hover:underline"
    >
      <bdi className="truncate font-serif text-body">{nameOf(user)}</bdi>
    </PageLink>
  );
}
