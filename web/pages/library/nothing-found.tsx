import { Button } from '../../kit/button.tsx';
import { LampDrawing } from '../../kit/drawings.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';

/** None of the person's books is what was looked for. */
export function NothingFound({ isSearching, onClear }: { isSearching: boolean; onClear: () => void }) {
  return (
    <EmptyState
      drawing={<LampDrawing />}
      sentence={isSearching ? 'No books match your search' : 'No books match these filters'}
      action={
        <div className="grid justify-items-center gap-4">
          {isSearching && <p className="text-small text-ink-soft">Try a different search term</p>}
          <Button onClick={onClear}>{isSearching ? 'Clear the search' : 'Clear the filters'}</Button>
        </div>
      }
    />
  );
}
