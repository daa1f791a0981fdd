import { Button } from '../../kit/button.tsx';
import { LampDrawing } from '../../kit/drawings.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/library.tsx';

/** None of the person's books is what was looked for. */
export function NothingFound({ isSearching, onClear }: { isSearching: boolean; onClear: () => void }) {
  return (
    <EmptyState
      drawing={<LampDrawing />}
      sentence={isSearching ? say.noBooksMatchYourSearch : say.noBooksMatchTheseFilters}
      action={
        <div className="grid justify-items-center gap-4">
          {isSearching && <p className="text-small text-ink-soft">{say.tryADifferentSearchTerm}</p>}
          <Button onClick={onClear}>{isSearching ? everywhere.clearTheSearch : say.clearFilters}</Button>
        </div>
      }
    />
  );
}
