/** A line about a book, as the services have it: the same facts, each under names of its own. */
import type { Cell, Cells } from './columns.ts';
import { isPartOfDay, readDay } from './days.ts';
import { readIsbn } from './isbns.ts';
import { named, notesOf } from './notes.ts';
import { reviewText } from './review-text.ts';
import { otherShelves, statusOf } from './shelves.ts';
import { readStars } from './stars.ts';
import type { LineReader } from './work-line.ts';

type BookCells = {
  title: Cell;
  author: Cell;
  /** The first that is one. */
  isbns: readonly Cell[];
  stars: Cell;
  status: Cell;
  dateRead: Cell;
  added: Cell;
  texts: readonly Cell[];
  shelves: Cell;
  /** What the service calls its shelves. */
  shelvesName: string;
};

export const bookLine =
  (of: BookCells): LineReader =>
  (cells) => {
    const day = of.dateRead(cells);
    const isPart = isPartOfDay(day);
    return {
      kind: 'book',
      fields: {
        title: oneSpaced(of.title(cells)),
        author: oneSpaced(of.author(cells)),
        isbn: firstIsbn(of.isbns, cells),
        rating: readStars(of.stars(cells)),
        status: statusOf(of.status(cells)),
        dateRead: isPart ? null : readDay(day),
        notes: notesOf(
          ...of.texts.map((text) => reviewText(text(cells))),
          isPart ? named('Read', day) : '',
          named(of.shelvesName, otherShelves(of.status(cells), of.shelves(cells))),
        ),
      },
      added: of.added(cells),
    };
  };

const firstIsbn = (isbns: readonly Cell[], cells: Cells): string | null =>
  isbns.map((isbn) => readIsbn(isbn(cells))).find((isbn) => isbn !== null) ?? null;

/** Goodreads writes "J.K.  Rowling". */
const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ');
