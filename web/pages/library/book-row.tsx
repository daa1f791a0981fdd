import { memo } from 'react';
import { ownWork } from '../../parts/works/own-work.ts';
import { WorkRow } from '../../parts/works/work-row.tsx';
import { useActivation, useBookActions } from './book-actions.tsx';
import type { BookShapeProps } from './book-card.tsx';
import { BookMarks } from './book-marks.tsx';

export const BookRow = memo(function BookRow({ book, tabStop, picked, onPick }: BookShapeProps) {
  const actions = useBookActions(book);
  const activate = useActivation(book);
  return (
    <WorkRow
      work={ownWork('book', book)}
      to="/"
      onOpen={activate}
      aside={<BookMarks book={book} all />}
      actions={actions}
      picking={picked === null ? undefined : { picked, onChange: (on, how) => onPick(book.id, on, how) }}
      tabStop={tabStop}
    />
  );
});
