import type { ShelfConcept } from '#catalogue/shelf/types.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import * as say from '../../words/ideas.tsx';
import { discussedAmong } from './progress.ts';
import type { ProgressState } from './use-progress.ts';

type Props = { concepts: ShelfConcept[]; state: ProgressState };

/** How many of these the person has talked about; nothing where that is not known. */
export function DiscussedCount({ concepts, state }: Props) {
  if (state.state === 'loading') {
    return (
      <span className="inline-flex h-[1lh] items-center">
        <Skeleton className="h-4 w-26" />
      </span>
    );
  }
  if (state.state === 'failed') return null;
  const count = discussedAmong(concepts, state.progress);
  if (count === 0) return <span className="text-ink-faint">{say.notDiscussedYet}</span>;
  return (
    <span className="text-good">
      {count === concepts.length ? say.allDiscussed(count) : say.ofDiscussed(count, concepts.length)}
    </span>
  );
}
