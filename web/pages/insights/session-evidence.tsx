import { useInfiniteQuery } from '@tanstack/react-query';

import { reflectionSessionsQuery } from '../../data/insights.ts';
import { Button } from '../../kit/button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import * as counts from '../../words/counts.ts';
import * as say from '../../words/insights.ts';
import { NextPage } from './show-more.tsx';
import type { Shown } from './shown.ts';
import { minuteIn } from './zone-dates.ts';

type Props = { timeZone: string; onShow: (shown: Shown) => void };

/** When the reader sat down to it, newest first. */
export function SessionEvidence({ timeZone, onShow }: Props) {
  const pages = useInfiniteQuery(reflectionSessionsQuery());
  const { data, isError, error, refetch } = pages;
  if (isError && !data) return <FetchTrouble error={error} onAgain={() => void refetch()} className="py-4" />;
  if (!data) return <Skeleton className="h-40" />;
  const sessions = data.pages.flatMap((page) => page.sessions);
  if (sessions.length === 0)
    return <p className="py-6 font-serif text-body text-ink-soft italic">{say.noSessionYet}</p>;
  return (
    <>
      <ol className="divide-y divide-line">
        {sessions.map(({ startedAt, endedAt, messages, reflections }) => (
          <li key={startedAt} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div>
              <p className="text-body">
                <time dateTime={startedAt}>{minuteIn(timeZone, startedAt)}</time>
              </p>
              <p className="text-caption text-ink-faint">{lengthOf(startedAt, endedAt, messages)}</p>
            </div>
            {reflections > 0 ? (
              <Button
                size="small"
                variant="quiet"
                className="-mr-3 underline decoration-line-strong underline-offset-4"
                onClick={() => onShow({ what: 'session', since: startedAt, to: endedAt })}
              >
                {counts.reflections(reflections)}
              </Button>
            ) : (
              <span className="text-small text-ink-faint">{say.noReflection}</span>
            )}
          </li>
        ))}
      </ol>
      <NextPage of={pages} />
    </>
  );
}

function lengthOf(startedAt: string, endedAt: string, messages: number): string {
  const minutes = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000);
  const said = say.messagesOfYours(messages);
  return minutes === 0 ? said : say.saidIn(said, minutes);
}
