import { useQueryClient } from '@tanstack/react-query';
import { POPULAR_BOOKS } from '#catalogue/shelf/books.ts';
import type { ShelfBook } from '#catalogue/shelf/types.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { toast } from '../../kit/toast.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import { addWork, shortTitle } from '../../parts/works/collections.ts';
import { WorkCover } from '../../parts/works/work-cover.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/library.tsx';

const SAMPLES = POPULAR_BOOKS.slice(0, 3);

/** Nobody's books, so that the shelf can be seen with something on it. */
export function Samples({ onDismiss }: { onDismiss: () => void }) {
  return (
    <section aria-labelledby="samples" className="mt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-y border-line py-5">
        <div className="max-w-measure">
          <h2 id="samples" className="font-display text-heading">
            {say.yourShelfIsStillEmpty}
          </h2>
          <p className="mt-1 font-serif text-body text-ink-soft">{say.whatSamplesAre}</p>
        </div>
        <Button variant="quiet" className="-mx-4" onClick={onDismiss}>
          {say.hideTheSamples}
        </Button>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 sm:gap-x-8 md:max-w-3xl">
        {SAMPLES.map((book) => (
          <Sample key={book.id} book={book} />
        ))}
      </ul>
    </section>
  );
}

function Sample({ book }: { book: ShelfBook }) {
  const { title, author, isbn13 } = book;
  const client = useQueryClient();
  const { busy, attempt } = useAttempt(say.couldNotBeAdded(shortTitle(title)));
  const add = () =>
    attempt(async () => {
      await addWork(client, 'book', { title, author, isbn: isbn13 });
      toast({ title: say.isInYourLibrary(shortTitle(title)) });
    });
  return (
    <li className="grid content-start gap-3">
      <WorkCover work={{ kind: 'book', title, creator: author, pictureUrl: null, year: null }} />
      <div>
        <Badge tone="care">{say.sample}</Badge>
        <h3 className="mt-1.5 font-display text-body leading-tight">{title}</h3>
        <p className="mt-0.5 text-small text-ink-soft">{author}</p>
      </div>
      <Button
        size="small"
        busy={busy && everywhere.adding}
        needsServer
        onClick={add}
        className="justify-self-start whitespace-normal!"
      >
        {everywhere.addToMyLibrary}
        <span className="sr-only">: {title}</span>
      </Button>
    </li>
  );
}
