import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminUser } from '#contract/administration.ts';
import type { UserSort } from '#contract/user-sorts.ts';
import { dayOf } from '../../data/dates.ts';
import { usePerson } from '../../data/session.ts';
import * as say from '../../words/admin.tsx';
import * as everywhere from '../../words/everywhere.ts';
import { sortAfter, useView } from './dashboard-view.ts';
import { LastActive } from './last-active.tsx';
import { RowActions } from './row-actions.tsx';
import { StatusBadges } from './status-badges.tsx';
import { UserLink } from './user-link.tsx';

/** A table where there is room for one; else each row is a card of its own. */
export function UsersTable({ people }: { people: AdminUser[] }) {
  const me = usePerson().id;
  return (
    <>
      <table className="w-full table-fixed border-collapse text-left text-small max-lg:hidden">
        <caption className="sr-only">{say.allUsers}</caption>
        <thead>
          <tr className="border-b border-line-strong text-caption text-ink-soft">
            <SortHead column="name" className="w-[21%]">
              {everywhere.name}
            </SortHead>
            <SortHead column="email" className="w-[24%]">
              {everywhere.email}
            </SortHead>
            <th scope="col" className="w-[12%] px-2 font-medium">
              {everywhere.status}
            </th>
            <SortHead column="lastActiveAt" className="w-[15%]">
              {say.lastActive}
            </SortHead>
            <SortHead column="createdAt" className="w-[10%]">
              {say.joined}
            </SortHead>
            <th scope="col" className="w-[18%] pl-2 text-right font-medium">
              {say.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((user) => (
            <tr key={user.id} className="h-14 border-b border-line transition-colors hover:bg-surface">
              <th scope="row" className="py-2 pr-2 font-normal">
                <UserLink user={user} />
              </th>
              <td dir="auto" className="truncate px-2 text-left text-ink-soft" title={user.email}>
                {user.email}
              </td>
              <td className="px-2">
                <StatusBadges user={user} />
              </td>
              <td className="px-2 text-ink-soft">
                <LastActive at={user.lastActiveAt} />
              </td>
              <td className="px-2 text-ink-soft">
                <time dateTime={user.createdAt}>{dayOf(user.createdAt)}</time>
              </td>
              <td className="py-1 pl-2 text-right">
                <RowActions user={user} isMe={user.id === me} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="divide-y divide-line border-y border-line lg:hidden">
        {people.map((user) => (
          <li
            key={user.id}
            className="py-4 md:grid md:grid-cols-[minmax(0,1fr)_13rem_auto] md:items-center md:gap-x-6 md:py-2.5"
          >
            <div className="flex items-start justify-between gap-3 md:items-center">
              <div className="min-w-0">
                <UserLink user={user} />
                <p dir="auto" className="truncate text-left text-small text-ink-soft">
                  {user.email}
                </p>
              </div>
              <StatusBadges user={user} />
            </div>
            <dl className="mt-2.5 flex flex-wrap gap-x-6 gap-y-0.5 text-caption md:mt-0 md:block text-ink-soft">
              <div className="flex gap-1.5">
                <dt className="text-ink-faint">{say.lastActive}</dt>
                <dd>
                  <LastActive at={user.lastActiveAt} />
                </dd>
              </div>
              <div className="flex gap-1.5">
                <dt className="text-ink-faint">{say.joined}</dt>
                <dd>
                  <time dateTime={user.createdAt}>{dayOf(user.createdAt)}</time>
                </dd>
              </div>
            </dl>
            <div className="mt-2 -ml-3 md:mt-0 md:-mr-3 md:ml-0">
              <RowActions user={user} isMe={user.id === me} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function SortHead({
  column,
  className,
  children,
}: {
  column: UserSort;
  className: string;
  children: ReactNode;
}) {
  const [{ sort }, go] = useView();
  const isUp = sort === column;
  const isDown = sort === `-${column}`;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className={`${className} px-2 py-1 font-medium first:pl-0`}
    >
      <button
        type="button"
        onClick={() => go({ sort: sortAfter(sort, column) })}
        className="touchable -mx-1.5 inline-flex items-center gap-1 rounded-small px-1.5 hover:bg-sunk hover:text-ink"
      >
        {children}
        <Arrow
          size={14}
          strokeWidth={1.75}
          aria-hidden="true"
          className={isUp || isDown ? 'text-accent' : 'opacity-0'}
        />
      </button>
    </th>
  );
}
