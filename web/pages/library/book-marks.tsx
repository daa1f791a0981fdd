import type { Book } from '#contract/books.ts';
import { dayOf } from '../../data/dates.ts';
import { Badge } from '../../kit/badge.tsx';
import { Stars, starWords } from '../../kit/stars.tsx';
import { STATUS_LABELS } from '../../parts/works/reading-status.ts';
import * as say from '../../words/library.tsx';

/** When it was last talked about, else how far it was read and what it was worth; in a list, `all` of it. */
export function BookMarks({ book, all }: { book: Book; all?: boolean }) {
  const { lastSession, rating, status, dateRead } = book;
  return (
    <>
      {lastSession && (
        <Badge tone="good">
          {say.lastSessionOn(<time dateTime={lastSession}>{dayOf(lastSession)}</time>)}
        </Badge>
      )}
      {(all || !lastSession) && status && <Badge>{STATUS_LABELS[status]}</Badge>}
      {(all || !lastSession) && rating !== null && (
        <span className="inline-flex items-center">
          <Stars value={rating} />
          <span className="sr-only">{starWords(rating)}</span>
        </span>
      )}
      {all && dateRead && (
        <span className="max-md:hidden">
          {say.readOn(<time dateTime={dateRead}>{dayOf(`${dateRead}T12:00:00`)}</time>)}
        </span>
      )}
    </>
  );
}
