import { useQuery } from '@tanstack/react-query';
import { masteryQuery } from '../../data/insights.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import { MasteryLine } from './mastery-line.tsx';

/** The average of all works and ideas, week by week. */
export function MasteryOverTime({ timeZone }: { timeZone: string }) {
  const { data, isError, error, refetch } = useQuery(masteryQuery(timeZone));
  return (
    <section aria-labelledby="mastery-title" className="min-w-0">
      <h2 id="mastery-title" className="text-heading">
        Mastery over time
      </h2>
      <p className="mt-1 text-small text-ink-soft">The average of your works and ideas, week by week.</p>
      {data ? (
        <MasteryLine label="Average mastery by week" points={data.points} tall className="mt-5" />
      ) : isError ? (
        <FetchTrouble error={error} onAgain={() => void refetch()} className="mt-5" />
      ) : (
        <Skeleton className="mt-5 h-36 w-full lg:h-64" />
      )}
    </section>
  );
}
