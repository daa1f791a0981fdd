import { useQuery } from '@tanstack/react-query';
import { adminLogQuery } from '../../data/administration.ts';
import { minuteOf } from '../../data/dates.ts';
import { Button } from '../../kit/button.tsx';
import { OpenBookDrawing } from '../../kit/drawings.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import * as say from '../../words/admin.tsx';
import { useView } from './dashboard-view.ts';
import { LogSentence } from './log-sentence.tsx';

export function LogPanel() {
  const [{ cursor }, go] = useView();
  const log = useQuery(adminLogQuery(cursor || null));
  if (log.isPending)
    return (
      <div className="grid gap-3 py-3">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    );
  if (log.isError) return <FetchTrouble className="py-4" error={log.error} onAgain={() => log.refetch()} />;
  const { rows: entries, next } = log.data;
  if (entries.length === 0 && !cursor)
    return <EmptyState drawing={<OpenBookDrawing />} sentence={say.nothingHasBeenDoneHereYet} />;
  return (
    <section aria-labelledby="admin-log">
      <h2 id="admin-log" className="text-heading">
        {say.log}
      </h2>
      <p className="mt-1.5 mb-5 max-w-measure text-small text-ink-soft">{say.whatTheLogKeeps}</p>
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
      {(cursor || next) && (
        <nav aria-label={say.pagesOfTheLog} className="mt-6 flex flex-wrap justify-between gap-3">
          {cursor ? <Button onClick={() => go({ cursor: '' })}>{say.newestEntries}</Button> : <span />}
          {next && <Button onClick={() => go({ cursor: next })}>{say.olderEntries}</Button>}
        </nav>
      )}
    </section>
  );
}
