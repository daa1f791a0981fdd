import { Skeleton } from '../../kit/skeleton.tsx';
import { WorksSkeleton } from '../../parts/works/works-skeleton.tsx';
import { useUrlParam } from '../../routes/url-params.ts';
import * as everywhere from '../../words/everywhere.ts';
import { viewParam } from './address.ts';

/** Holds the places of toolbar and books: as high as they are, so that nothing moves when they come. */
export function LibrarySkeleton() {
  const [view] = useUrlParam(viewParam);
  return (
    <>
      <div
        aria-hidden="true"
        className="grid h-60 content-start gap-3 pt-6 pointer-coarse:h-[15.625rem] sm:h-45 sm:grid-cols-[1fr_18rem] sm:pointer-coarse:h-[11.875rem]"
      >
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-10 w-72 max-w-full rounded-full" />
      </div>
      <WorksSkeleton
        label={everywhere.fetchingYourBooks}
        cards={10}
        kind={view === 'list' ? 'row' : 'cover'}
      />
    </>
  );
}
