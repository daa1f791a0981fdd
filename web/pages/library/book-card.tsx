import { memo } from 'react';
import type { Book } from '#contract/books.ts';
import { ownWork } from '../../parts/works/own-work.ts';
import { WorkCard } from '../../parts/works/work-card.tsx';
import { useActivation, useBookActions } from './book-actions.tsx';
import { BookMarks } from './book-marks.tsx';

export type BookShapeProps = {
  book: Book;
  tabStop: boolean;
  /** Null while nothing is being picked. */
  picked: boolean | null;
  onPick: (id: number, on: boolean, how: { shiftKey: boolean }) => void;
};

export const BookCard = memo(function BookCard({ book, tabStop, picked, onPick }: BookShapeProps) {
  const actions = useBookActions(book);
  const activate = useActivation(book);
  return (
    <WorkCard
      work={ownWork('book', book)}
      to="/"
      onOpen={activate}
      badge={<BookMarks book={book} />}
      actions={actions}
      picking={picked === null ? undefined : { picked, onChange: (on, how) => onPick(book.id, on, how) }}
      tabStop={tabStop}
    />
  );
});
