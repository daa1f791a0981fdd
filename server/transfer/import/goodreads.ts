/** The library export of Goodreads. */
import { readDay } from './days.ts';
import { readIsbn } from './isbns.ts';
import { named, notesOf } from './notes.ts';
import { reviewText } from './review-text.ts';
import { otherShelves, statusOf } from './shelves.ts';
import { readStars } from './stars.ts';
import type { FormatReader } from './work-line.ts';

export const goodreads: FormatReader = (columns) => {
  const title = columns.cell('title');
  const author = columns.cell('author');
  const isbn13 = columns.cell('isbn13');
  const isbn10 = columns.cell('isbn');
  const stars = columns.cell('my rating');
  const dateRead = columns.cell('date read');
  const added = columns.cell('date added');
  const shelf = columns.cell('exclusive shelf');
  const shelves = columns.cell('bookshelves');
  const review = columns.cell('my review');
  const privateNotes = columns.cell('private notes');
  return (cells) => ({
    kind: 'book',
    fields: {
      title: oneSpaced(title(cells)),
      author: oneSpaced(author(cells)),
      isbn: readIsbn(isbn13(cells)) ?? readIsbn(isbn10(cells)),
      rating: readStars(stars(cells)),
      status: statusOf(shelf(cells)),
      dateRead: readDay(dateRead(cells)),
      notes: notesOf(
        reviewText(review(cells)),
        reviewText(privateNotes(cells)),
        named('Shelves', otherShelves(shelf(cells), shelves(cells))),
      ),
    },
    added: added(cells),
  });
};

/** Goodreads writes "J.K.  Rowling". */
export const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ');
