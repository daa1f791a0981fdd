import type { AdminLogEntry } from '#contract/administration.ts';
import { PageLink } from '../../parts/page-link.tsx';
import * as say from '../../words/admin.tsx';
import { inTokens } from './figures.ts';

export function LogSentence({ entry }: { entry: AdminLogEntry }) {
  const { action, budget } = entry;
  const whom = entry.targetName && <Name id={entry.targetId} name={entry.targetName} />;
  return (
    <>
      <Name id={entry.actorId} name={entry.actorName} />{' '}
      {say.logged[action](whom, budget === null ? null : inTokens(budget))}.
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
