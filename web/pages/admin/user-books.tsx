import { useState } from 'react';
import type { AdminUserDetail } from '#contract/administration.ts';
import { inFigures } from '../../data/counted.ts';
import { dayOf } from '../../data/dates.ts';
import { Button } from '../../kit/button.tsx';
import { type Pictured, WorkCover } from '../../parts/works/work-cover.tsx';
import * as say from '../../words/admin.tsx';

const AT_FIRST = 20;
const MORE = 200;

export function UserBooks({ books }: { books: AdminUserDetail['books'] }) {
  const [shown, setShown] = useState(AT_FIRST);
  if (books.length === 0) return <p className="font-serif text-body text-ink-soft">{say.noBooksYet}</p>;
  const left = books.length - shown;
  return (
    <>
      <ul className="border-t border-line-strong">
        {books.slice(0, shown).map((book) => (
          <li key={book.id} className="flex items-center gap-x-4 border-b border-line py-2.5">
            <WorkCover work={pictured(book)} width={80} className="w-9 shrink-0" />
            <span className="min-w-0 flex-1">
              <bdi className="line-clamp-2 font-serif text-body text-ink [overflow-wrap:anywhere]">
                {book.title}
              </bdi>
              <bdi className="line-clamp-1 text-small text-ink-soft [overflow-wrap:anywhere]">
                {book.author}
              </bdi>
            </span>
            <time dateTime={book.createdAt} className="shrink-0 text-caption text-ink-faint">
              {dayOf(book.createdAt)}
            </time>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button className="mt-5" onClick={() => setShown(shown + MORE)}>
          {say.showMoreOf(inFigures(Math.min(left, MORE)), inFigures(books.length))}
        </Button>
      )}
    </>
  );
}

function pictured({ title, author, coverUrl }: AdminUserDetail['books'][number]): Pictured {
  return { kind: 'book', title, creator: author, pictureUrl: coverUrl, year: null };
}
