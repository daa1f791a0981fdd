/** The library export of Goodreads. */
import { bookLine } from './book-line.ts';
import type { FormatReader } from './work-line.ts';

export const goodreads: FormatReader = (columns) =>
  bookLine({
    title: columns.cell('title'),
    author: columns.cell('author'),
    isbns: [columns.cell('isbn13'), columns.cell('isbn')],
    stars: columns.cell('my rating'),
    status: columns.cell('exclusive shelf'),
    dateRead: columns.cell('date read'),
    added: columns.cell('date added'),
    texts: [columns.cell('my review'), columns.cell('private notes')],
    shelves: columns.cell('bookshelves'),
    shelvesName: 'Shelves',
  });
