import { UnreachableError, wordsFor } from '../../call.ts';
import { Button } from '../../kit/button.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/palette.ts';

type Props = {
  query: string;
  count: number;
  isLooking: boolean;
  error: Error | null;
  tryAgain: () => void;
};

/** The foot of the palette: how the search stands, in words that are also heard. */
export function Standing({ query, count, isLooking, error, tryAgain }: Props) {
  const missing = query ? say.notEverythingCouldBeSearched : say.lastDiscussionsNotFetched;
  return (
    <div className="border-t border-line px-5 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] text-caption text-ink-faint">
      {error && !isLooking && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 py-1 text-small text-ink">
          <p role="alert">
            {error instanceof UnreachableError
              ? say.colloquyCannotBeReached(missing)
              : `${missing}: ${wordsFor(error)}`}
          </p>
          <Button size="small" onClick={tryAgain}>
            {everywhere.tryAgain}
          </Button>
        </div>
      )}
      <div className="flex min-h-6 items-center justify-between gap-4">
        <p role="status" className="min-w-0 truncate">
          {inWords(query, count, isLooking)}
        </p>
        <p aria-hidden="true" className="shrink-0 max-sm:hidden touch:hidden">
          {say.keysOfThePalette}
        </p>
      </div>
    </div>
  );
}

function inWords(query: string, count: number, isLooking: boolean): string {
  if (!query) return say.whatIsShownAtFirst;
  if (isLooking) return say.looking;
  if (count === 0) return say.nothingFoundFor(query);
  return say.linesFound(count);
}
