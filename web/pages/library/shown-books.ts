import { foldTitle } from '#catalogue/folding.ts';
import type { Book } from '#contract/books.ts';
import type { ReadingStatus } from '../../parts/works/reading-status.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/library.tsx';

export const SORTS = ['added', 'title', 'author', 'rating', 'discussed', 'read'] as const;
export type Sort = (typeof SORTS)[number];

export const SORT_LABELS: Record<Sort, string> = {
  added: everywhere.newestFirst,
  title: everywhere.title,
  author: everywhere.author,
  rating: say.highestRated,
  discussed: say.lastDiscussed,
  read: say.lastRead,
};

export type Filters = {
  hasNotes: boolean;
  rated: boolean;
  discussed: boolean;
  status: ReadingStatus | 'any';
};

/** Folding costs more than comparing, and a book is compared a dozen times. */
const titleKeys = new WeakMap<Book, string>();

function titleKey(book: Book): string {
  const before = titleKeys.get(book);
  if (before !== undefined) return before;
  const key = foldTitle(book.title);
  titleKeys.set(book, key);
  return key;
}

const authorKeys = new WeakMap<Book, string>();

/** By the last word of the name, as on a shelf. */
function authorKey(book: Book): string {
  const before = authorKeys.get(book);
  if (before !== undefined) return before;
  const words = foldTitle(book.author).split(' ');
  const key = [words.at(-1), ...words.slice(0, -1)].join(' ');
  authorKeys.set(book, key);
  return key;
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
/** What has none comes last. */
const latestFirst = (a: string | null, b: string | null) => byText(b ?? '', a ?? '');

const COMPARE: Record<Exclude<Sort, 'added'>, (a: Book, b: Book) => number> = {
  title: (a, b) => byText(titleKey(a), titleKey(b)),
  author: (a, b) => byText(authorKey(a), authorKey(b)) || byText(titleKey(a), titleKey(b)),
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  discussed: (a, b) => latestFirst(a.lastSession, b.lastSession),
  read: (a, b) => latestFirst(a.dateRead, b.dateRead),
};

/** The server's order is newest first; equals keep it. */
export function sortBooks(books: readonly Book[], sort: Sort): readonly Book[] {
  return sort === 'added' ? books : [...books].sort(COMPARE[sort]);
}

export function filterBooks(books: readonly Book[], filters: Filters): readonly Book[] {
  const { hasNotes, rated, discussed, status } = filters;
  if (!hasNotes && !rated && !discussed && status === 'any') return books;
  return books.filter(
    (book) =>
      (!hasNotes || Boolean(book.notes?.trim())) &&
      (!rated || book.rating !== null) &&
      (!discussed || book.lastSession !== null) &&
      (status === 'any' || book.status === status),
  );
}
