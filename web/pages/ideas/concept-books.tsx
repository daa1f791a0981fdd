import { Plus } from 'lucide-react';
import type { StudyCard } from '#catalogue/shelf/types.ts';
import { Button } from '../../kit/button.tsx';
import { DiscussLink } from '../../parts/discuss-link.tsx';
import { GeneratedCover } from '../../parts/generated-cover.tsx';
import { useShelved } from '../../parts/use-shelved.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/ideas.tsx';

type ConceptBook = StudyCard['books'][number];

/** Where the idea is told at length. */
export function ConceptBooks({ books }: { books: ConceptBook[] }) {
  return (
    <ul className="grid gap-5">
      {books.map((book) => (
        <BookLine key={book.id} book={book} />
      ))}
    </ul>
  );
}

function BookLine({ book: { title, author } }: { book: ConceptBook }) {
  const { book, busy, isPending, add } = useShelved({ title, author }, 'library');
  return (
    <li className="flex items-center gap-4">
      <span className="w-16 shrink-0">
        <GeneratedCover kind="book" title={title} creator={author} />
      </span>
      <div className="min-w-0">
        <p className="font-serif text-body text-ink italic">{title}</p>
        <p className="text-small text-ink-soft">{author}</p>
        <p className="mt-1 flex min-h-10 items-center">
          {book ? (
            <DiscussLink
              discussed={{ kind: 'book', itemId: book.id }}
              title={book.title}
              creator={book.author}
              className="touchable inline-flex items-center gap-2 font-sans text-small font-medium text-accent hover:text-accent-strong hover:underline"
            >
              {say.discussItFromYourLibrary}
            </DiscussLink>
          ) : (
            <Button
              variant="quiet"
              size="small"
              className="-ml-3"
              busy={busy && everywhere.adding}
              disabled={isPending}
              needsServer
              onClick={add}
              icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
            >
              {everywhere.addToMyLibrary}
              <span className="sr-only">: {title}</span>
            </Button>
          )}
        </p>
      </div>
    </li>
  );
}
