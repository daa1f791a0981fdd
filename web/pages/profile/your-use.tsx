import { useQuery } from '@tanstack/react-query';
import type { Usage } from '#contract/usage.ts';
import { inFigures } from '../../data/counted.ts';
import { durationOf } from '../../data/duration.ts';
import { inBytes } from '../../data/in-bytes.ts';
import { timeSpentQuery, zoneOf } from '../../data/insights.ts';
import { usePerson } from '../../data/session.ts';
import { usageQuery } from '../../data/usage.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import { TextLink } from '../../parts/text-link.tsx';
import * as counts from '../../words/counts.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/profile.tsx';

/** What the person did here, in figures that are theirs to know. */
export function YourUse() {
  const usage = useQuery(usageQuery);
  const time = useQuery(timeSpentQuery(zoneOf(usePerson())));
  const failed = usage.error ?? time.error;
  if (failed) {
    return (
      <FetchTrouble
        error={failed}
        onAgain={() => {
          if (usage.isError) void usage.refetch();
          if (time.isError) void time.refetch();
        }}
      />
    );
  }
  const held = usage.data;
  const facts = [
    {
      name: say.timeHere,
      value: time.data && say.inTheLastWeek(durationOf(time.data.lastSevenDays)),
    },
    { name: everywhere.discussions, value: held && counts.discussions(held.discussions) },
    {
      name: say.said,
      value: held && say.saidSoFar(held.messages, held.reflections),
    },
    { name: say.room, value: held && roomOf(held) },
    {
      name: say.aiModel,
      value: held && (held.modelTokens === 0 ? say.notUsedYet : counts.tokens(held.modelTokens)),
    },
  ];
  return (
    <div className="grid gap-5">
      <dl className="grid gap-4">
        {facts.map(({ name, value }) => (
          <div key={name} className="grid gap-x-6 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <dt className="text-small text-ink-faint">{name}</dt>
            <dd className="min-h-[1.6em] text-body lining-nums">
              {value ?? <Skeleton className="mt-1 h-5 w-48 max-w-full" />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-ink-soft">
        {say.whereReflectionsAddUp(<TextLink to="/insights">{say.yourInsights}</TextLink>)}
      </p>
    </div>
  );
}

/** How much they hold, and of how much: in bytes and in entries. */
const roomOf = ({ heldBytes, heldEntries, mostBytes, mostEntries }: Usage): string =>
  say.heldEntries(
    say.held(inBytes(heldBytes), mostBytes === null ? null : inBytes(mostBytes)),
    say.held(inFigures(heldEntries), mostEntries === null ? null : inFigures(mostEntries)),
  );
