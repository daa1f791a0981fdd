import { Skeleton } from '../../kit/skeleton.tsx';
import { useComing } from '../../kit/use-coming.ts';
import * as say from '../../words/insights.ts';

const FIGURES = ['books', 'active', 'sessions', 'mastery', 'streak'];

/** The page in outline. */
export function InsightsSkeleton() {
  useComing();
  return (
    <div role="status">
      <span className="sr-only">{say.yourInsightsAreBeingCounted}</span>
      <div className="border-y border-line lg:grid lg:grid-cols-5 lg:divide-x lg:divide-line">
        {FIGURES.map((name) => (
          <div
            key={name}
            className="flex h-[3.4375rem] items-center justify-between gap-3 border-line lg:h-auto not-last:border-b lg:block lg:border-b-0! lg:px-5 lg:py-6 lg:first:pl-3"
          >
            <Skeleton className="h-5.5 w-28" />
            <Skeleton className="h-7 w-14 lg:mt-2 lg:h-10.5" />
            <Skeleton className="mt-2 hidden h-4.5 w-24 lg:block" />
          </div>
        ))}
      </div>
      <div className="mt-14 grid gap-14 lg:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}
