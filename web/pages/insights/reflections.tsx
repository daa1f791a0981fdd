import { useInfiniteQuery } from '@tanstack/react-query';
import { counted, inFigures } from '../../data/counted.ts';
import { evidenceQuery } from '../../data/insights.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import * as say from '../../words/insights.ts';
import { EvidenceLine } from './evidence-line.tsx';
import { NextPage } from './show-more.tsx';

type Props = {
  asked: Parameters<typeof evidenceQuery>[0] & { timeZone: string };
  /** Said where there is none. */
  none: string;
};

/** The reader's words with the feedback they got, newest first. */
export function Reflections({ asked, none }: Props) {
  const pages = useInfiniteQuery(evidenceQuery(asked));
  const { data, isError, error, refetch } = pages;
  if (isError && !data) return <FetchTrouble error={error} onAgain={() => void refetch()} className="py-4" />;
  if (!data)
    return (
      <div role="status" className="grid gap-6">
        <span className="sr-only">{say.fetchingTheReflections}</span>
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    );
  const [first] = data.pages;
  const lines = data.pages.flatMap(({ evidence }) => evidence);
  if (!first || lines.length === 0)
    return <p className="py-6 font-serif text-body text-ink-soft italic">{none}</p>;
  return (
    <>
      <p role="status" className="text-caption text-ink-faint">
        {counted(first.total, say.reflectionCounts, say.reflectionsCount)}
        {first.struck > 0 && say.andStruckOut(inFigures(first.struck))}
      </p>
      <ol className="divide-y divide-line">
        {lines.map((line) => (
          <EvidenceLine key={line.id} line={line} timeZone={asked.timeZone} />
        ))}
      </ol>
      <NextPage of={pages} />
    </>
  );
}
