import { Skeleton } from '../../kit/skeleton.tsx';
import { useComing } from '../../kit/use-coming.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** In the shape of the table, or of the cards. */
export function UsersSkeleton() {
  useComing();
  return (
    <div aria-hidden="true">
      <div className="h-[2.8125rem] border-b border-line-strong max-lg:hidden" />
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex h-36 items-center gap-6 border-b border-line md:h-[5.25rem] md:justify-between lg:h-14 lg:justify-start"
        >
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-56 max-lg:hidden" />
          <Skeleton className="h-5 w-16" />
          <Skeleton className="h-4 w-32 max-lg:hidden" />
        </div>
      ))}
    </div>
  );
}
