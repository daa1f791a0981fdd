import { Alert, focusOnArrival } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { books as countOf } from '../../words/counts.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/first-steps.tsx';
import { AddedBooks } from './added-books.tsx';
import { DifferentBook } from './different-book.tsx';
import type { FirstShelf } from './first-shelf.ts';
import { Heading } from './heading.tsx';
import { PopularBooks } from './popular-books.tsx';

type Props = { shelf: FirstShelf; onBack: () => void; onContinue: () => void };

export function BooksStep({ shelf, onBack, onContinue }: Props) {
  const { busy, wrong, attempt } = useAttempt();
  const books = shelf.books ?? [];

  const go = () =>
    attempt(async () => {
      await shelf.finish();
      onContinue();
    });

  return (
    <div className="mt-10 grid grid-cols-1 gap-10 sm:mt-12">
      <div className="mx-auto max-w-measure text-center">
        <Heading>{shelf.name.trim() ? say.whichBooksOf(shelf.name.trim()) : say.whichBooks}</Heading>
        <p className="mt-4 font-serif text-lead text-ink-soft">{say.whichBooksToChoose}</p>
      </div>
      <AddedBooks books={books} isVisitor={shelf.isVisitor} />
      <PopularBooks shelf={shelf} />
      <DifferentBook shelf={shelf} />
      {wrong && (
        <Alert tone="danger" ref={focusOnArrival}>
          {wrong}
        </Alert>
      )}
      <div
        data-at-foot="bar"
        className="sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6"
      >
        <Button variant="quiet" size="large" onClick={onBack}>
          {everywhere.back}
        </Button>
        {/* The shelf may be out of sight up there; it is the one that says so aloud. */}
        {books.length > 0 && (
          <p aria-hidden="true" className="ml-auto text-small text-ink-soft">
            {countOf(books.length)}
          </p>
        )}
        <Button
          variant="primary"
          size="large"
          disabled={books.length === 0}
          busy={busy && everywhere.oneMoment}
          onClick={go}
        >
          {everywhere.continueIt}
        </Button>
      </div>
    </div>
  );
}
