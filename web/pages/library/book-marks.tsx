import type { Book } from '#contract/books.ts';
import { dayOf } from '../../data/dates.ts';
import { Badge } from '../../kit/badge.tsx';
import { Stars, starWords } from '../../kit/stars.tsx';
import { STATUS_LABELS } from '../../parts/works/reading-status.ts';
import * as say from '../../words/library.tsx';

/** On a card: when it was last talked about, else how far it was read and what it was worth. */
export function BookMarks({ book: { lastSession, rating, status } }: { book: Book }) {
  if (lastSession) return <LastMark at={lastSession} />;
  return (
    <>
      {status && <Badge>{STATUS_LABELS[status]}</Badge>}
      {rating !== null && <RatingMark rating={rating} />}
    </>
  );
}

/** In a list all of it, each in a column of its own, so that the eye can run down it. */
export function BookColumns({ book: { lastSession, rating, status, dateRead } }: { book: Book }) {
  const isRead = status === null || status === 'read';
  return (
    <>
      <span className="empty:max-sm:hidden sm:max-lg:hidden lg:w-34">
        {lastSession && <LastMark at={lastSession} />}
      </span>
      <span className="empty:max-sm:hidden sm:w-30">
        {dateRead && isRead
          ? say.readOn(<time dateTime={dateRead}>{dayOf(`${dateRead}T12:00:00`)}</time>)
          : status && <Badge>{STATUS_LABELS[status]}</Badge>}
      </span>
      <span className="empty:max-sm:hidden sm:w-18">{rating !== null && <RatingMark rating={rating} />}</span>
    </>
  );
}

function LastMark({ at }: { at: string }) {
  return <Badge tone="good">{say.lastSessionOn(<time dateTime={at}>{dayOf(at)}</time>)}</Badge>;
}

function RatingMark({ rating }: { rating: number }) {
  return (
    <span className="inline-flex items-center">
      <Stars value={rating} />
      <span className="sr-only">{starWords(rating)}</span>
    </span>
  );
}
