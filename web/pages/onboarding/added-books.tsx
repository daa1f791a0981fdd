import { X } from 'lucide-react';
import { useRef } from 'react';
import { inFigures } from '../../data/counted.ts';
import { TextLink } from '../../parts/text-link.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/first-steps.tsx';
import type { ShelfBook } from './first-shelf.ts';
import { SmallCover } from './small-cover.tsx';

type Props = { books: ShelfBook[]; isVisitor: boolean };

/** So many stand here at once; nobody has to see their whole library to begin. */
const SHOWN = 30;

/** What is on the shelf so far, the newest first. One row high, so that nothing below it moves. */
export function AddedBooks({ books, isVisitor }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const more = books.length - SHOWN;
  return (
    <section aria-labelledby="added-books">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="added-books" ref={heading} tabIndex={-1} className="text-heading outline-none">
          {everywhere.yourBooks}
        </h2>
        <p role="status" className="text-small text-ink-soft">
          {books.length === 0 ? say.noneYet : say.soFar(inFigures(books.length))}
        </p>
      </div>
      <div className="mt-3 h-40 border-y border-line bg-sunk/50">
        {books.length === 0 ? (
          <p className="grid h-full place-items-center px-4 text-center font-serif text-body text-ink-soft italic">
            {say.whereToFindBooks}
          </p>
        ) : (
          <ul className="flex h-full gap-5 overflow-x-auto overscroll-x-contain px-4 pt-4">
            {books.slice(0, SHOWN).map((book) => (
              <Standing
                key={book.key}
                book={book}
                onRemove={() => {
                  void book.remove();
                  heading.current?.focus();
                }}
              />
            ))}
            {more > 0 && (
              <li className="grid w-28 shrink-0 place-items-center pb-4 text-center text-small text-ink-soft">
                <span>{say.andMoreLink(<TextLink to="/library">{say.more(inFigures(more))}</TextLink>)}</span>
              </li>
            )}
          </ul>
        )}
      </div>
      <p className="mt-2 min-h-6 text-small text-ink-soft">
        {isVisitor && books.length > 0 && say.untilYouSignUpOrLogIn}
      </p>
    </section>
  );
}

function Standing({ book, onRemove }: { book: ShelfBook; onRemove: () => void }) {
  return (
    <li className="relative w-16 shrink-0 animate-[appear_200ms_var(--settle)]">
      <SmallCover book={book} />
      <p className="mt-1.5 truncate text-center text-caption text-ink-soft" title={book.title}>
        <bdi>{book.title}</bdi>
        <span className="sr-only">{say.by(book.author)}</span>
      </p>
      <button
        type="button"
        aria-label={say.takeOffTheShelf(book.title)}
        onClick={onRemove}
        className="absolute -top-3 -right-3 grid size-7 place-items-center rounded-full border border-line bg-float text-ink-soft shadow-lift before:absolute before:-inset-2 hover:border-line-strong hover:text-ink"
      >
        <X size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  );
}
