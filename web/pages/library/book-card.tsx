import { memo } from 'react';
import type { Book } from '#contract/books.ts';
import { ownWork } from '../../parts/works/own-work.ts';
import { WorkCard } from '../../parts/works/work-card.tsx';
import { type BookDeeds, bookActions } from './book-actions.tsx';
import { BookMarks } from './book-marks.tsx';

export type BookShapeProps = {
  book: Book;
  deeds: BookDeeds;
  tabStop: boolean;
  /** Null while nothing is being picked. */
  picked: boolean | null;
  onPick: (id: number, on: boolean, how: { shiftKey: boolean }) => void;
};

export const BookCard = memo(function BookCard({ book, deeds, tabStop, picked, onPick }: BookShapeProps) {
  return (
    <WorkCard
      work={ownWork('book', book)}
      to="/"
      onOpen={(event) => deeds.activate(event, book)}
      badge={<BookMarks book={book} />}
      actions={bookActions(book, deeds)}
      picking={picked === null ? undefined : { picked, onChange: (on, how) => onPick(book.id, on, how) }}
      tabStop={tabStop}
    />
  );
});
