import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import type { ShelfBook } from './first-shelf.ts';
import { SmallCover } from './small-cover.tsx';

type Props = { books: ShelfBook[]; isVisitor: boolean };

const AT_FIRST = 6;

/** What is on the shelf so far, the newest first. */
export function AddedBooks({ books, isVisitor }: Props) {
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = isWhole ? books.slice(0, 100) : books.slice(0, AT_FIRST);
  const more = books.length - shown.length;
  return (
    <section aria-labelledby="added-books">
      <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
        <h2 id="added-books" ref={heading} tabIndex={-1} className="text-heading outline-none">
          Your books
        </h2>
        <p role="status" className="text-small text-ink-soft">
          {books.length === 0 ? 'None yet' : `${books.length.toLocaleString('en-US')} so far`}
        </p>
      </div>
      {books.length === 0 ? (
        <p className="py-5 font-serif text-body text-ink-soft italic">
          Choose from the six below, or look for your own.
        </p>
      ) : (
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {shown.map((book) => (
            <li key={book.key} className="flex min-w-0 items-center gap-3 border-b border-line py-2.5">
              <SmallCover book={book} className="w-9" />
              <div className="min-w-0 flex-1">
                <p className="truncate text-small font-medium">
                  <bdi>{book.title}</bdi>
                </p>
                <p className="truncate text-caption text-ink-soft">
                  <bdi>{book.author}</bdi>
                </p>
              </div>
              <IconButton
                label={`Take “${book.title}” off the shelf`}
                onClick={() => {
                  void book.remove();
                  heading.current?.focus();
                }}
              >
                <X size={18} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && !isWhole && (
        <Button variant="link" size="small" onClick={() => setWhole(true)}>
          Show {more > 100 - AT_FIRST ? 'more' : `${more} more`}
        </Button>
      )}
      {more > 0 && isWhole && (
        <p className="pt-3 text-small text-ink-soft">
          and {more.toLocaleString('en-US')} more in your library
        </p>
      )}
      {isVisitor && books.length > 0 && (
        <p className="pt-3 text-small text-ink-soft">
          They wait in this browser until you sign up or log in.
        </p>
      )}
    </section>
  );
}
