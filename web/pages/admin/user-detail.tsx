import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminUserDetail } from '#contract/administration.ts';
import { CallError, call } from '../../call.ts';
import { adminUserQuery, askAgain, houseQuery } from '../../data/administration.ts';
import { inFigures } from '../../data/counted.ts';
import { dayOf } from '../../data/dates.ts';
import { usePerson } from '../../data/session.ts';
import { Avatar } from '../../kit/avatar.tsx';
import { Button } from '../../kit/button.tsx';
import { toast } from '../../kit/toast.ts';
import { DeadEnd } from '../../parts/dead-end.tsx';
import { Section } from '../../parts/section.tsx';
import { WaysBack } from '../../parts/ways-back.tsx';
import { useTitle } from '../../shell/use-title.ts';
import * as say from '../../words/admin.tsx';
import * as everywhere from '../../words/everywhere.ts';
import { ActDialogs } from './act-dialogs.tsx';
import { BudgetForm } from './budget-form.tsx';
import { DetailActions } from './detail-actions.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { Facts } from './facts.tsx';
import { FigureBand } from './figure-band.tsx';
import { inHours, inTokens } from './figures.ts';
import { LastActive } from './last-active.tsx';
import { StatusBadges } from './status-badges.tsx';
import { UserBooks } from './user-books.tsx';
import { nameOf } from './user-link.tsx';

export function UserDetail({ params }: { params: { id?: string } }) {
  const person = useQuery(adminUserQuery(params.id ?? ''));
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-20 sm:px-6">
      <WaysBack ways={[{ to: '/admin', label: say.backToAdminDashboard }]} />
      {person.isPending && <DetailSkeleton />}
      {person.isError && <NotFound error={person.error} onAgain={() => person.refetch()} />}
      {person.data && !person.isError && <Detail detail={person.data} />}
    </div>
  );
}

function NotFound({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const isGone = error instanceof CallError && error.status === 404;
  useTitle(say.userNotFound);
  return (
    <DeadEnd title={say.userNotFound} text={say.theUserCouldNotBeFound} within>
      {!isGone && <Button onClick={onAgain}>{everywhere.tryAgain}</Button>}
    </DeadEnd>
  );
}

function Detail({ detail }: { detail: AdminUserDetail }) {
  const { user } = detail;
  const client = useQueryClient();
  const house = useQuery(houseQuery);
  const isMe = usePerson().id === user.id;
  useTitle(nameOf(user));
  return (
    <>
      <header className="mt-6 mb-9 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={nameOf(user)} src={user.profileImageUrl} className="size-18 text-[2rem]" />
        <div className="min-w-0 flex-1 basis-64">
          <h1 dir="auto" className="text-left text-title [overflow-wrap:anywhere]">
            {nameOf(user)}
          </h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
            <bdi className="[overflow-wrap:anywhere]">{user.email}</bdi>
            <StatusBadges user={user} />
          </p>
        </div>
      </header>
      <FigureBand
        label={say.figures}
        figures={[
          { label: everywhere.books, note: say.inTheirLibrary, value: inFigures(detail.bookCount) },
          { label: say.timeSpent, note: say.lastSevenDays, value: inHours(detail.weeklyTimeSpent) },
          {
            label: say.tokensUsed,
            note: say.ofThemToday(inFigures(detail.tokensToday)),
            value: inFigures(detail.totalTokensUsed),
          },
          {
            label: detail.joinedDaysAgo === 1 ? say.dayHere : say.daysHere,
            note: say.joinedOn(dayOf(user.createdAt)),
            value: inFigures(detail.joinedDaysAgo),
          },
        ]}
      />
      <div className="mt-2 [&>section:first-child]:border-t-0">
        <Section title={say.userInformation}>
          <Facts
            facts={[
              { name: everywhere.name, value: nameOf(user) },
              { name: everywhere.email, value: user.email },
              { name: say.lastActive, value: <LastActive at={detail.lastActivity} /> },
              { name: say.joined, value: dayOf(user.createdAt) },
              { name: everywhere.discussions, value: inFigures(detail.discussionCount) },
              { name: everywhere.films, value: inFigures(detail.movieCount) },
              { name: say.artworks, value: inFigures(detail.artworkCount) },
              ...(user.suspendedAt ? [{ name: say.suspended, value: dayOf(user.suspendedAt) }] : []),
            ]}
          />
        </Section>
        <Section title={everywhere.books} text={say.whatIsSeenOfTheirBooks}>
          <UserBooks books={detail.books} />
        </Section>
        <Section title={say.dailyBudget} text={say.whatTheirBudgetDecides}>
          <BudgetForm
            key={String(user.dailyTokens)}
            budget={user.dailyTokens}
            everybody={house.data ? inTokens(house.data.dailyTokens) : say.theHousesBudget}
            onSave={async (dailyTokens) => {
              await call('PUT /api/admin/users/{id}/budget', {
                params: { id: user.id },
                body: { dailyTokens },
              });
              toast({ title: everywhere.saved, description: say.budgetHoldsFromTheNextMessage });
              await askAgain(client);
            }}
          />
        </Section>
        <Section title={say.account} text={isMe ? undefined : say.askedAgainAndLogged}>
          <DetailActions user={user} isMe={isMe} />
        </Section>
      </div>
      <ActDialogs />
    </>
  );
}
