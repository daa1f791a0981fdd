import { useInfiniteQuery } from '@tanstack/react-query';
import { wordsFor } from '../../call.ts';
import { evidenceQuery } from '../../data/insights.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { EvidenceLine } from './evidence-line.tsx';

type Props = { asked: Parameters<typeof evidenceQuery>[0] };

/** The reader's words with the feedback they got, newest first. */
export function Reflections({ asked }: Props) {
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    evidenceQuery(asked),
  );
  if (isError && !data)
    return (
      <Alert tone="danger">
        <p>{wordsFor(error)}</p>
        <Button size="small" onClick={() => void refetch()} className="mt-2">
          Try again
        </Button>
      </Alert>
    );
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
