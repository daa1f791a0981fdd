import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booksQuery } from '../../data/books.ts';

import { Skeleton } from '../../kit/skeleton.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import { PageLink } from '../../parts/page-link.tsx';
import { TextLink } from '../../parts/text-link.tsx';
import { discussionPath } from '../../routes/discussion-path.ts';
import * as say from '../../words/insights.ts';
import { ShowMore } from './show-more.tsx';
import { dayIn } from './zone-dates.ts';

const PAGE = 50;

/** The books that were counted. */
export function BookEvidence({ onlyActive, timeZone }: { onlyActive: boolean; timeZone: string }) {
  const { data, isError, error, refetch } = useQuery(booksQuery);
  const [count, setCount] = useState(PAGE);
  if (isError && !data) return <FetchTrouble error={error} onAgain={() => void refetch()} className="py-4" />;
  if (!data) return <Skeleton className="h-40" />;
  const books = onlyActive ? data.filter(({ lastSession }) => lastSession !== null) : data;
  if (books.length === 0)
    return (
      <p className="py-6 font-serif text-body text-ink-soft italic">
        {onlyActive ? say.noBookDiscussedYet : say.noBookYet}{' '}
        {!onlyActive && <TextLink to="/library">{say.goToLibrary}</TextLink>}
      </p>
    );
  return (
    <>
      <ul className="divide-y divide-line">
        {books.slice(0, count).map(({ id, title, author, lastSession }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 py-2.5">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <bdi className="line-clamp-2 font-serif text-body">
                <PageLink
                  to={discussionPath({ kind: 'book', itemId: id })}
                  className="text-ink no-underline decoration-line-strong underline-offset-4 hover:underline"
                >
                  {title}
                </PageLink>
              </bdi>
              <bdi className="line-clamp-1 text-caption text-ink-faint">{author}</bdi>
            </p>
            <p className="shrink-0 text-caption text-ink-faint">
              {lastSession ? <time dateTime={lastSession}>{dayIn(timeZone, lastSession)}</time> : say.notYet}
            </p>
          </li>
        ))}
      </ul>
      {books.length > count && <ShowMore onMore={() => setCount(count + PAGE)} />}
    </>
  );
}
