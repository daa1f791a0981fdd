import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import type { ShelfBook as CatalogueBook } from '#catalogue/shelf/types.ts';
import { wordsFor } from '../../call.ts';
import { popularBooksQuery } from '../../data/popular-books.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { classes } from '../../kit/classes.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { shelved } from '../../parts/shelving.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/first-steps.tsx';
import type { FirstShelf } from './first-shelf.ts';
import { SmallCover } from './small-cover.tsx';

/** Six that many people have read; a press puts one on the shelf, another takes it off. */
export function PopularBooks({ shelf }: { shelf: FirstShelf }) {
  const { data: books, error, isFetching, refetch } = useQuery(popularBooksQuery);
  return (
    <section aria-labelledby="popular-books">
      <h2 id="popular-books" className="text-heading">
        {say.popularBooks}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {books?.map((book) => (
          <Suggestion key={book.id} book={book} shelf={shelf} />
        ))}
        {!books &&
          !error &&
          [1, 2, 3, 4, 5, 6].map((place) => (
            <li key={place}>
              <Skeleton className="h-[6.125rem] rounded-large" />
            </li>
          ))}
      </ul>
      {error && !isFetching && (
        <div className="grid justify-items-start gap-3">
          <Alert tone="danger">{say.theSuggestionsCouldNotBeFetched(wordsFor(error))}</Alert>
          <Button size="small" onClick={() => void refetch()}>
            {everywhere.tryAgain}
          </Button>
        </div>
      )}
    </section>
  );
}

function Suggestion({ book, shelf }: { book: CatalogueBook; shelf: FirstShelf }) {
  const there = shelved(shelf.books, book);
  const { busy, attempt } = useAttempt();
  const toggle = () => {
    const { title, author, isbn13: isbn } = book;
    return there ? there.remove() : shelf.add({ title, author, isbn });
  };
  return (
    <li>
      <button
        type="button"
        aria-pressed={there !== undefined}
        aria-disabled={busy || undefined}
        onClick={() => attempt(toggle)}
        className={classes(
          'flex size-full items-center gap-4 rounded-large border p-3 text-left transition-colors duration-[var(--quick)] aria-disabled:opacity-60',
          there ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:border-line-strong',
        )}
      >
        <SmallCover book={book} className="w-12" />
        <span className="min-w-0 flex-1">
          <span className="block font-display text-lead leading-tight text-ink">{book.title}</span>
          <span className="mt-0.5 block text-small text-ink-soft">{book.author}</span>
        </span>
        <span
          aria-hidden="true"
          className={classes(
            'grid size-7 shrink-0 place-items-center rounded-full border',
            there ? 'border-accent bg-accent text-on-accent' : 'border-line-strong text-ink-soft',
          )}
        >
          {there ? <Check size={14} strokeWidth={2.5} /> : <Plus size={14} strokeWidth={1.75} />}
        </span>
      </button>
    </li>
  );
}
