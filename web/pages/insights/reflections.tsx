import { useInfiniteQuery } from '@tanstack/react-query';
import { evidenceQuery } from '../../data/insights.ts';
import { Button } from '../../kit/button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import { EvidenceLine } from './evidence-line.tsx';

type Props = { asked: Parameters<typeof evidenceQuery>[0] };

/** The reader's words with the feedback they got, newest first. */
export function Reflections({ asked }: Props) {
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    evidenceQuery(asked),
  );
  if (isError && !data) return <FetchTrouble error={error} onAgain={() => void refetch()} className="py-4" />;
  if (!data)
    return (
      <div role="status" className="grid gap-6">
        <span className="sr-only">The reflections are on their way.</span>
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    );
  const [first] = data.pages;
  const lines = data.pages.flatMap(({ evidence }) => evidence);
  if (!first || lines.length === 0)
    return (
      <p className="py-6 font-serif text-body text-ink-soft italic">
        No reflection yet. What you say in a discussion and get feedback on will stand here.
      </p>
    );
  return (
    <>
      <p role="status" className="text-caption text-ink-faint">
        {first.total === 1
          ? '1 reflection counts'
          : `${first.total.toLocaleString('en-US')} reflections count`}
        {first.struck > 0 && `, ${first.struck.toLocaleString('en-US')} struck out`}
      </p>
      <ol className="divide-y divide-line">
        {lines.map((line) => (
          <EvidenceLine key={line.id} line={line} />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          className="mt-4"
          busy={isFetchingNextPage && 'Fetching...'}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}
