import type { AdminAction, AdminLogEntry } from '#contract/administration.ts';
import { PageLink } from '../../parts/page-link.tsx';
import { inTokens } from './figures.ts';

type Entry = Pick<AdminLogEntry, 'budget'>;

/** What was done, in two halves round the name it was done to. */
const SENTENCES: Record<AdminAction, (entry: Entry) => [string, string]> = {
  made_admin: () => ['made', 'an admin'],
  removed_admin: () => ['removed the admin rights of', ''],
  created_user: () => ['made an account for', ''],
  sent_reset: () => ['sent', 'a link to choose a new password'],
  suspended: () => ['suspended', ''],
  lifted: () => ['lifted the suspension of', ''],
  opened_signups: () => ['opened the sign-ups', ''],
  closed_signups: () => ['closed the sign-ups', ''],
  set_budget: ({ budget }) => [`set everybody’s daily budget: ${inTokens(budget ?? 'unlimited')}`, ''],
  set_user_budget: ({ budget }) => [
    'set the daily budget of',
    budget === null ? 'back to everybody’s' : `to ${inTokens(budget)}`,
  ],
};

export function LogSentence({ entry }: { entry: AdminLogEntry }) {
  const [before, after] = SENTENCES[entry.action](entry);
  return (
    <>
      <Name id={entry.actorId} name={entry.actorName} /> {before}
      {entry.targetName && (
        <>
          {' '}
          <Name id={entry.targetId} name={entry.targetName} />
        </>
      )}
      {after && ` ${after}`}.
    </>
  );
}

function Name({ id, name }: { id: number | null; name: string }) {
  if (id === null) return <bdi className="text-ink">{name}</bdi>;
  return (
    <PageLink
      to={`/admin/users/${id}`}
      className="text-ink underline decoration-line-strong hover:text-accent"
    >
      <bdi>{name}</bdi>
    </PageLink>
  );
}
