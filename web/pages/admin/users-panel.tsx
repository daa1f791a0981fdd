import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useRef } from 'react';
import { adminUsersQuery } from '../../data/administration.ts';
import { Button } from '../../kit/button.tsx';
import { classes } from '../../kit/classes.ts';
import { LampDrawing } from '../../kit/drawings.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { intent } from '../../kit/on-intent.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import * as say from '../../words/admin.tsx';
import { ActDialogs, CreateUserDialog } from './act-dialogs.tsx';
import { useView } from './dashboard-view.ts';
import { Pager } from './pager.tsx';
import { PeopleSearch } from './people-search.tsx';
import { SortChoice } from './sort-choice.tsx';
import { UsersSkeleton } from './users-skeleton.tsx';
import { UsersTable } from './users-table.tsx';

export function UsersPanel() {
  const [{ q, sort, cursor }, go] = useView();
  const people = useQuery(adminUsersQuery({ q, sort, cursor: cursor || null }));
  const top = useRef<HTMLHeadingElement>(null);

  const turnTo = (page: string) => {
    go({ cursor: page });
    top.current?.focus();
  };
  return (
    <section aria-labelledby="all-users">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h2 id="all-users" ref={top} tabIndex={-1} className="scroll-mt-24 text-heading outline-none">
          {say.allUsers}
        </h2>
        <Button
          icon={<UserPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => go({ dialog: 'create' })}
          {...intent(CreateUserDialog)}
        >
          {say.addAUser}
        </Button>
      </div>
      <div className="mb-4 flex flex-wrap gap-3">
        <PeopleSearch q={q} onSearch={(text) => go({ q: text }, { replace: true })} />
        <SortChoice sort={sort} onSort={(next) => go({ sort: next })} />
      </div>
      <p role="status" className="sr-only">
        {people.data &&
          !people.isFetching &&
          q !== '' &&
          foundInWords(people.data.rows.length, people.data.next)}
      </p>
      {people.isPending && <UsersSkeleton />}
      {people.isError && (
        <FetchTrouble className="py-4" error={people.error} onAgain={() => people.refetch()} />
      )}
      {people.data && !people.isError && (
        <div
          aria-busy={people.isPlaceholderData}
          className={classes('transition-opacity', people.isPlaceholderData && 'opacity-60')}
        >
          {people.data.rows.length === 0 ? (
            <EmptyState
              drawing={<LampDrawing />}
              sentence={q ? say.nobodyHereIsCalled(q) : say.thereIsNobodyOnThisPage}
              action={<Button onClick={() => go({ q: '', cursor: '' })}>{say.showEveryone}</Button>}
            />
          ) : (
            <UsersTable people={people.data.rows} />
          )}
          <Pager previous={people.data.previous} next={people.data.next} onTurn={turnTo} />
        </div>
      )}
      <ActDialogs />
    </section>
  );
}

function foundInWords(rows: number, next: string | null): string {
  if (next) return say.theFirstPeopleFound(rows);
  return say.peopleFound(rows);
}
