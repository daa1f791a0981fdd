import type { AdminUser } from '#contract/administration.ts';
import { Badge } from '../../kit/badge.tsx';
import * as say from '../../words/admin.tsx';
import { isActive } from './figures.ts';

export function StatusBadges({ user }: { user: AdminUser }) {
  const active = isActive(user.lastActiveAt, Date.now());
  return (
    <span className="inline-flex flex-wrap gap-1">
      {user.suspendedAt ? (
        <Badge tone="danger">{say.suspended}</Badge>
      ) : (
        <Badge tone={active ? 'good' : 'plain'}>{active ? say.active : say.inactive}</Badge>
      )}
      {user.isAdmin && <Badge tone="accent">{say.admin}</Badge>}
    </span>
  );
}
