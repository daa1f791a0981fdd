import { type Book, book } from '#contract/books.ts';

const AT = '2026-03-01T12:00:00.000Z';

const NOTHING = Object.fromEntries(Object.keys(book.shape).map((name) => [name, null]));

/** A book of somebody's of which only what is given is known. */
export const ownBook = (given: Pick<Book, 'title' | 'author'> & Partial<Book>): Book =>
  ({ ...NOTHING, id: 1, userId: 1, createdAt: AT, updatedAt: AT, ...given }) as Book;
