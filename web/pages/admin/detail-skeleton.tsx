import { Skeleton } from '../../kit/skeleton.tsx';
import { useComing } from '../../kit/use-coming.ts';
import * as say from '../../words/admin.tsx';

export function DetailSkeleton() {
  useComing();
  return (
    <div role="status">
      <span className="sr-only">{say.fetchingTheUser}</span>
      <div className="mt-6 mb-9 flex items-center gap-6">
        <Skeleton className="size-18 rounded-full" />
        <div className="grid gap-3">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-4 w-40" />
        </div>
      </div>
      <Skeleton className="h-32 md:h-[8.25rem]" />
    </div>
  );
}
