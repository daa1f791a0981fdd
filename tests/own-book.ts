import type { Book } from '#contract/books.ts';

const AT = '2026-03-01T12:00:00.000Z';

/** A book of somebody's of which only what is given is known. */
export const ownBook = (given: Pick<Book, 'title' | 'author'> & Partial<Book>): Book => ({
  id: 1,
  userId: 1,
  isbn: null,
  coverUrl: null,
  notes: null,
  rating: null,
  status: null,
  dateRead: null,
  lastSession: null,
  createdAt: AT,
  updatedAt: AT,
  ...given,
});
