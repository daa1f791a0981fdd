/** The library export of StoryGraph. */
import { isPartOfDay, readDay } from './days.ts';
import { oneSpaced } from './goodreads.ts';
import { readIsbn } from './isbns.ts';
import { named, notesOf } from './notes.ts';
import { reviewText } from './review-text.ts';
import { otherShelves, statusOf } from './shelves.ts';
import { readStars } from './stars.ts';
import type { FormatReader } from './work-line.ts';

export const storygraph: FormatReader = (columns) => {
  const title = columns.cell('title');
  const authors = columns.cell('authors', 'author');
  const isbn = columns.cell('isbn uid', 'isbn');
  const status = columns.cell('read status');
  const stars = columns.cell('star rating');
  const lastRead = columns.cell('last date read');
  const datesRead = columns.cell('dates read');
  const added = columns.cell('date added');
  const review = columns.cell('review');
  const tags = columns.cell('tags');
  return (cells) => {
    const day = lastRead(cells) || endOfLast(datesRead(cells));
    const isPart = isPartOfDay(day);
    return {
      kind: 'book',
      fields: {
        title: oneSpaced(title(cells)),
        author: oneSpaced(authors(cells)),
        isbn: readIsbn(isbn(cells)),
        rating: readStars(stars(cells)),
        status: statusOf(status(cells)),
        dateRead: isPart ? null : readDay(day),
        notes: notesOf(
          reviewText(review(cells)),
          isPart ? named('Read', day) : '',
          named('Tags', otherShelves(status(cells), tags(cells))),
        ),
      },
      added: added(cells),
    };
  };
};

/** "2023/01/01-2023/01/15, 2024/02/01-2024/02/09" ends on 2024/02/09. */
const endOfLast = (dates: string): string => dates.split(',').at(-1)?.split('-').at(-1)?.trim() ?? '';
