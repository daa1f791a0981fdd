import { classes } from '../../kit/classes.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useComing } from '../../kit/use-coming.ts';

/** The same columns as the layouts count. */
const COLUMNS = 'grid gap-x-4 gap-y-8';
export const COVER_WALL = `${COLUMNS} grid-cols-[repeat(auto-fill,minmax(min(9.5rem,calc(50%-8px)),1fr))]`;
export const FRAME_WALL = `${COLUMNS} grid-cols-[repeat(auto-fill,minmax(min(12.5rem,calc(50%-8px)),1fr))]`;

type Props = { label: string; cards?: number; kind?: 'cover' | 'frame' | 'row' };

/** Holds the places of cards on their way. */
export function WorksSkeleton({ label, cards = 10, kind = 'cover' }: Props) {
  useComing();
  const places = Array.from({ length: cards }, (_, place) => place);
  if (kind === 'row') {
    return (
      <div role="status" aria-label={label}>
        {places.map((place) => (
          <div key={place} className="flex h-[5.5rem] items-center gap-4 border-b border-line px-2">
            <Skeleton className="aspect-[2/3] w-11" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-3.5 w-1/4" />
            </div>
          </div>
        ))}
      </div>
    );
  }
  return (
    <div role="status" aria-label={label} className={kind === 'frame' ? FRAME_WALL : COVER_WALL}>
      {places.map((place) => (
        <div key={place} className="grid content-start gap-2.5">
          <Skeleton className={classes(kind === 'frame' ? 'aspect-[4/5]' : 'aspect-[2/3]', 'w-full')} />
          <div className="grid h-[5.625rem] content-start gap-2">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3.5 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
