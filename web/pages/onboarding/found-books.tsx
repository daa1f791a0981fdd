import { Check } from 'lucide-react';
import type { BookSearchAnswer, FoundBook } from '#contract/book-search.ts';
import { wordsFor } from '../../call.ts';
import { Alert } from '../../kit/alert.tsx';
import { classes } from '../../kit/classes.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/first-steps.tsx';
import { SmallCover } from './small-cover.tsx';
import type { BookSearch } from './use-book-search.ts';

type Props = { search: BookSearch; chosen: FoundBook | null; onChoose: (found: FoundBook) => void };

const SOURCES: Record<BookSearchAnswer['source'], string> = {
  google: everywhere.googleBooks,
  openlibrary: everywhere.openLibrary,
  catalogue: everywhere.ourCatalogue,
};

/** What the search found; a press fills the form with it. */
export function FoundBooks({ search: { answer, error, isFetching }, chosen, onChoose }: Props) {
  return (
    <div>
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {isFetching ? say.searchingStill : answer ? foundSentence(answer) : ''}
      </p>
      {isFetching && <Coming />}
      {error && <Alert tone="danger">{wordsFor(error)}</Alert>}
      {!isFetching && answer && answer.items.length > 0 && (
        <ul
          aria-label={say.searchResults}
          className="mt-2 grid max-h-60 overflow-y-auto overscroll-contain rounded-medium border border-line bg-paper p-1"
        >
          {answer.items.map((found, place) => (
            <li key={`${place} ${found.title}`}>
              <Found found={found} isChosen={found === chosen} onChoose={() => onChoose(found)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Found({ found, isChosen, onChoose }: { found: FoundBook; isChosen: boolean; onChoose: () => void }) {
  const by = [found.author || say.authorUnknown, found.year].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classes(
        'flex w-full items-center gap-3 rounded-small px-2 py-2 text-left hover:bg-sunk',
        isChosen && 'bg-accent-soft',
      )}
    >
      <SmallCover book={found} className="w-8" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-small font-medium text-ink wrap-anywhere">{found.title}</span>
        <span className="block truncate text-caption text-ink-soft">{by}</span>
      </span>
      {isChosen && <Check size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-accent" />}
    </button>
  );
}

function Coming() {
  return (
    <div className="mt-2 grid gap-3 rounded-medium border border-line bg-paper p-3">
      {[1, 2, 3].map((line) => (
        <span key={line} className="flex items-center gap-3">
          <Skeleton className="h-12 w-8" />
          <Skeleton className="h-4 w-2/3" />
        </span>
      ))}
    </div>
  );
}

function foundSentence({ source, items }: BookSearchAnswer): string {
  if (items.length === 0) return say.addItAllTheSame;
  return say.foundChooseOne(items.length, SOURCES[source]);
}
