import { memo } from 'react';
import { ownWork } from '../../parts/works/own-work.ts';
import { WorkRow } from '../../parts/works/work-row.tsx';
import { bookActions } from './book-actions.tsx';
import type { BookShapeProps } from './book-card.tsx';
import { BookColumns } from './book-marks.tsx';

export const BookRow = memo(function BookRow({ book, deeds, tabStop, picked, onPick }: BookShapeProps) {
  return (
    <WorkRow
      work={ownWork('book', book)}
      to="/"
      onOpen={(event) => deeds.activate(event, book)}
      aside={<BookColumns book={book} />}
      actions={bookActions(book, deeds)}
      picking={picked === null ? undefined : { picked, onChange: (on, how) => onPick(book.id, on, how) }}
      tabStop={tabStop}
    />
  );
});
