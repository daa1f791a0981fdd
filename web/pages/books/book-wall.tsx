import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { booksQuery } from '../../data/books.ts';
import { customObjectivesQuery } from '../../data/custom-objectives.ts';
import { buttonStyle } from '../../kit/button-style.ts';
import { intent } from '../../kit/on-intent.tsx';
import { type GridHandle, VirtualGrid } from '../../kit/virtual-grid.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import { Objectives } from '../../parts/objectives/objectives.ts';
import { useObjectivesPlace } from '../../parts/objectives/place.ts';
import { PageLink } from '../../parts/page-link.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { useSearchText } from '../../parts/use-search-text.ts';
import { WaysBack } from '../../parts/ways-back.tsx';
import type { OwnWork } from '../../parts/works/own-work.ts';
import { indexWorks, searchWorks } from '../../parts/works/search-works.ts';
import { usePreparedSearch } from '../../parts/works/use-prepared-search.ts';
import { COVER_GRID } from '../../parts/works/work-layouts.ts';
import { WorksSkeleton } from '../../parts/works/works-skeleton.tsx';
import { textParam } from '../../routes/url-params.ts';
import { useTitle } from '../../shell/use-title.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/shelves.ts';
import { ChosenBook } from './chosen-book.tsx';
import { NoBooks, NoneFound } from './nothing-here.tsx';
import { WallCard } from './wall-card.tsx';
import type { WallWords } from './wall-words.ts';

type Props = { words: WallWords; badgeOf: (work: OwnWork) => ReactNode };

const searchParam = textParam('q');
const LIBRARY = '/library';

/** All the person's books; a press on one asks what the talk is for. */
export function BookWall({ words, badgeOf }: Props) {
  useTitle(words.title);
  const { data: books, isError, error, isFetching, refetch } = useQuery(booksQuery);
  // Asked for with the books, so that the dialog has them when it opens.
  useQuery(customObjectivesQuery);
  const search = useSearchText(searchParam);
  const input = useRef<HTMLInputElement>(null);
  const grid = useRef<GridHandle>(null);
  const place = useObjectivesPlace();
  const index = useMemo(() => indexWorks(books ?? []), [books]);
  usePreparedSearch(books);
  const found = useMemo(() => searchWorks(index, search.query), [index, search.query]);

  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-20 sm:px-6">
      <WaysBack ways={[{ to: '/', label: words.back }]} />
      <header className="mt-6 mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0 max-w-measure flex-1 basis-80">
          <h1 className="text-title">{words.title}</h1>
          <p className="mt-4 font-serif text-lead text-ink-soft">{words.lead}</p>
        </div>
        <PageLink to={LIBRARY} className={buttonStyle('secondary')}>
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          {words.add}
        </PageLink>
      </header>
      {books?.length !== 0 && (
        <>
          <SearchBox
            label={say.searchByTitleOrAuthor}
            value={search.text}
            input={input}
            onChange={search.change}
            onDown={() => grid.current?.focus()}
          />
          <p role="status" className="mt-2 mb-4 min-h-6 text-small text-ink-faint">
            {books && found.length > 0 && say.countOfBooks(found.length, books.length)}
            {books && found.length === 0 && <span className="sr-only">{words.noneFound}</span>}
          </p>
        </>
      )}
      {!books && isError && (
        <FetchTrouble
          what={say.yourBooksCouldNotBeFetched}
          error={error}
          isTrying={isFetching}
          onAgain={() => void refetch()}
        />
      )}
      {!books && !isError && <WorksSkeleton label={everywhere.fetchingYourBooks} />}
      {books?.length === 0 && <NoBooks words={words} library={LIBRARY} />}
      {books && books.length > 0 && found.length === 0 && (
        <NoneFound
          words={words}
          onClear={() => {
            search.change('');
            input.current?.focus();
          }}
        />
      )}
      {found.length > 0 && (
        <div {...intent(Objectives)}>
          <h2 className="sr-only">{words.list}</h2>
          <VirtualGrid
            items={found}
            label={words.list}
            layout={COVER_GRID}
            handle={grid}
            onLeaveUp={() => input.current?.focus()}
          >
            {(book, tabStop) => (
              <WallCard
                book={book}
                addressOf={place.addressOf}
                open={place.open}
                badgeOf={badgeOf}
                tabStop={tabStop}
              />
            )}
          </VirtualGrid>
        </div>
      )}
      {books && (
        <ChosenBook place={place} books={books} lookAgain={() => refetch().then((asked) => asked.data)} />
      )}
    </div>
  );
}
