import { useInfiniteQuery } from '@tanstack/react-query';
import { adminLogQuery } from '../../data/administration.ts';
import { minuteOf } from '../../data/dates.ts';
import { Button } from '../../kit/button.tsx';
import { OpenBookDrawing } from '../../kit/drawings.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { LogSentence } from './log-sentence.tsx';
import { Trouble } from './trouble.tsx';

export function LogPanel() {
  const log = useInfiniteQuery(adminLogQuery);
  if (log.isPending)
    return (
      <div className="grid gap-3 py-3">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    );
  if (log.isError && !log.data) return <Trouble error={log.error} onAgain={() => log.refetch()} />;
  const entries = log.data.pages.flatMap(({ rows }) => rows);
  if (entries.length === 0)
    return <EmptyState drawing={<OpenBookDrawing />} sentence="Nothing has been done here yet." />;
  return (
    <section aria-labelledby="admin-log">
      <h2 id="admin-log" className="text-heading">
        Log
      </h2>
      <p className="mt-1.5 mb-5 max-w-measure text-small text-ink-soft">
        What administrators did. It is only added to: nobody can change or remove an entry, and names stay as
        they were.
      </p>
      <ol className="border-t border-line-strong">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <time dateTime={entry.at} className="text-small text-ink-faint">
              {minuteOf(entry.at)}
            </time>
            <p className="font-serif text-body text-ink-soft [overflow-wrap:anywhere]">
              <LogSentence entry={entry} />
            </p>
          </li>
        ))}
      </ol>
      {log.isFetchNextPageError && <Trouble error={log.error} onAgain={() => log.fetchNextPage()} />}
      {log.hasNextPage && !log.isFetchNextPageError && (
        <Button
          className="mt-6"
          busy={log.isFetchingNextPage && 'Fetching...'}
          onClick={() => log.fetchNextPage()}
        >
          Show older entries
        </Button>
      )}
    </section>
  );
}
