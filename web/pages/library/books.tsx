import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Book } from '#contract/books.ts';
import { buttonStyle } from '../../kit/button-style.ts';
import { classes } from '../../kit/classes.ts';
import { useFocusWhenLost } from '../../kit/use-focus-when-lost.ts';
import { type GridHandle, VirtualGrid } from '../../kit/virtual-grid.tsx';
import { useSearchText } from '../../parts/use-search-text.ts';
import { COVER_GRID, ROWS } from '../../parts/works/work-layouts.ts';
import { useUrlParam } from '../../routes/url-params.ts';
import * as counts from '../../words/counts.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/library.tsx';
import { pickingParam, searchParam, viewParam } from './address.ts';
import { useBookDeeds } from './book-actions.tsx';
import { BookCard } from './book-card.tsx';
import { BookRow } from './book-row.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PickingBar } from './picking-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFilters } from './use-filters.ts';
import { usePicked } from './use-picked.ts';
import { useShownBooks } from './use-shown-books.ts';

type Props = { books: Book[] };

export function Books({ books }: Props) {
  const search = useSearchText(searchParam);
  const filters = useFilters();
  // What was pressed shows it at once; the shelf follows.
  const sort = useDeferredValue(filters.sort);
  const wanted = useDeferredValue(filters.values);
  const shown = useShownBooks(books, search.query, sort, wanted);
  const view = useDeferredValue(useUrlParam(viewParam)[0]);
  const [isPicking, setPicking] = useUrlParam(pickingParam);
  const picked = usePicked(shown);
  const grid = useRef<GridHandle>(null);
  const input = useRef<HTMLInputElement>(null);
  const deeds = useBookDeeds();
  const [said, setSaid] = useState('');

  const isNarrowed = search.query.trim() !== '' || filters.count > 0;
  const count = useMemo(() => countWords(shown.length, books.length, isNarrowed), [shown, books, isNarrowed]);
  const clear = () => {
    search.change('');
    filters.clear();
    input.current?.focus();
  };
  const stopPicking = () => {
    picked.clear();
    setPicking(false, { replace: true });
  };
  useFocusWhenLost(shown.length, input);
  const draw = useCallback(
    (book: Book, tabStop: boolean) => {
      const Shape = view === 'list' ? BookRow : BookCard;
      return (
        <Shape
          book={book}
          deeds={deeds}
          tabStop={tabStop}
          picked={isPicking ? picked.has(book.id) : null}
          onPick={picked.toggle}
        />
      );
    },
    [view, isPicking, picked, deeds],
  );

  return (
    <>
      <Toolbar search={search} input={input} filters={filters} onDown={() => grid.current?.focus()} />
      <div className="mt-1 mb-3 flex items-center justify-between gap-4">
        <p role="status" className="text-small text-ink-faint tabular-nums">
          {said || count}
        </p>
        <button
          type="button"
          aria-pressed={isPicking}
          className={classes(buttonStyle('quiet', 'small'), '-mr-3')}
          onClick={() => (isPicking ? stopPicking() : setPicking(true, { replace: true }))}
        >
          {isPicking ? say.stopSelecting : say.selectSeveral}
        </button>
      </div>
      {shown.length === 0 ? (
        <NothingFound isSearching={search.query.trim() !== ''} onClear={clear} />
      ) : (
        <VirtualGrid
          items={shown}
          label={everywhere.yourBooks}
          layout={view === 'list' ? ROWS : COVER_GRID}
          handle={grid}
          onLeaveUp={() => input.current?.focus()}
        >
          {draw}
        </VirtualGrid>
      )}
      {isPicking && (
        <PickingBar
          picked={picked.books}
          all={shown}
          onAll={picked.all}
          onDone={stopPicking}
          onSay={setSaid}
        />
      )}
    </>
  );
}

function countWords(shown: number, all: number, isNarrowed: boolean): string {
  const total = counts.books(all);
  return isNarrowed ? counts.ofAll(shown, total) : total;
}
