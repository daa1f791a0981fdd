import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { wordsFor } from '../../../call.ts';
import { bookSearchQuery } from '../../../data/book-search.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { SearchBox } from '../../../parts/search-box.tsx';
import { useSearchText } from '../../../parts/use-search-text.ts';
import { textParam } from '../../../routes/url-params.ts';
import * as counts from '../../../words/counts.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/library.tsx';
import { CandidateList } from './candidate-list.tsx';
import { type Choosing, fromSearch, fromShelf, keyOf } from './candidates.ts';
import { findOnShelf } from './find-on-shelf.ts';
import { useSettled } from './use-settled.ts';

const findParam = textParam('find');
const SOURCES = {
  google: everywhere.googleBooks,
  openlibrary: everywhere.openLibrary,
  catalogue: everywhere.ourCatalogue,
};

type Props = Choosing & {
  /** To be added by hand, with what was looked for as its title. */
  onByHand: (title: string) => void;
};

/** What the catalogue has, at every key; what the world has, once the typing rests. */
export function FindBooks({ onByHand, ...choosing }: Props) {
  const { text, query, change } = useSearchText(findParam);
  const input = useRef<HTMLInputElement>(null);
  const isSearching = query.trim() !== '';
  const onShelf = isSearching ? findOnShelf(query).map(fromShelf) : [];
  const asked = useSettled(query.trim(), 450);
  const { data, error, isFetching, refetch } = useQuery({
    ...bookSearchQuery(asked),
    enabled: asked.length > 1,
  });
  const here = new Set(onShelf.map(keyOf));
  const elsewhere = isSearching
    ? uniqueOf(data?.items.map(fromSearch) ?? []).filter((candidate) => !here.has(keyOf(candidate)))
    : [];
  const isWaiting = isSearching && (isFetching || asked !== query.trim());
  const isNothing = isSearching && !isWaiting && !error && onShelf.length + elsewhere.length === 0;

  return (
    <div className="grid min-h-72 content-start gap-5">
      <SearchBox
        label={say.searchByTitleAuthorOrIsbn}
        value={text}
        input={input}
        onChange={change}
        // Enter looks, and does not add what is chosen.
        onEnter={() => {}}
        className="w-full"
      />
      {!isSearching && <p className="font-serif text-body text-ink-soft">{say.whoAnswersASearch}</p>}
      {onShelf.length > 0 && (
        <section aria-label={say.inOurCatalogue} className="grid gap-3">
          <h3 className="font-sans text-small font-medium text-ink-soft">{say.inOurCatalogue}</h3>
          <CandidateList candidates={onShelf} {...choosing} />
        </section>
      )}
      {isSearching && (elsewhere.length > 0 || isWaiting || error) && (
        <section aria-label={say.elsewhere} className="grid gap-3">
          <h3 className="font-sans text-small font-medium text-ink-soft">
            {data && elsewhere.length > 0 ? say.fromService(SOURCES[data.source]) : say.lookingFurther}
          </h3>
          {error && !isWaiting ? (
            <Alert tone="danger">
              {wordsFor(error)}{' '}
              <button type="button" className="underline" onClick={() => void refetch()}>
                {everywhere.tryAgain}
              </button>
            </Alert>
          ) : isWaiting && elsewhere.length === 0 ? (
            <div className="grid gap-3 sm:grid-cols-2" aria-hidden="true">
              <Skeleton className="h-28" />
              <Skeleton className="h-28" />
            </div>
          ) : (
            <CandidateList candidates={elsewhere} {...choosing} />
          )}
        </section>
      )}
      <p role="status" className="sr-only">
        {isSearching && !isWaiting && counts.found(counts.books(onShelf.length + elsewhere.length))}
      </p>
      {isNothing && (
        <div className="grid justify-items-start gap-3">
          <p className="font-serif text-body text-ink-soft">{say.noBookWasFoundForThat}</p>
          <Button onClick={() => onByHand(query.trim())}>{everywhere.addItManually}</Button>
        </div>
      )}
    </div>
  );
}

function uniqueOf(candidates: ReturnType<typeof fromSearch>[]) {
  return [...new Map(candidates.map((candidate) => [keyOf(candidate), candidate])).values()];
}
