import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booksQuery } from '../../data/books.ts';
import { dayOf } from '../../data/dates.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import { TextLink } from '../../parts/text-link.tsx';
import * as say from '../../words/insights.ts';
import { ShowMore } from './show-more.tsx';

const PAGE = 50;

/** The books that were counted. */
export function BookEvidence({ onlyActive }: { onlyActive: boolean }) {
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
              <bdi className="line-clamp-2 font-serif text-body">{title}</bdi>
              <bdi className="line-clamp-1 text-caption text-ink-faint">{author}</bdi>
            </p>
            <p className="shrink-0 text-caption text-ink-faint">
              {lastSession ? <time dateTime={lastSession}>{dayOf(lastSession)}</time> : say.notYet}
            </p>
          </li>
        ))}
      </ul>
      {books.length > count && <ShowMore onMore={() => setCount(count + PAGE)} />}
    </>
  );
}
