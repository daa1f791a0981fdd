import { fold } from '#catalogue/folding.ts';
import { SHELF_BOOKS } from '#catalogue/shelf/books.ts';
import type { ShelfBook } from '#catalogue/shelf/types.ts';

const TEXTS = SHELF_BOOKS.map(
  ({ title, subtitle = '', author, isbn13 }) => `${fold(`${title} ${subtitle} ${author}`)} ${isbn13}`,
);

/** The featured books in whose title, author or ISBN every word is. */
export function findOnShelf(query: string): ShelfBook[] {
  const digits = query.replace(/[\s-]/g, '');
  const words = /^\d{4,13}$/.test(digits) ? [digits] : fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return SHELF_BOOKS.filter((_, place) => words.every((word) => TEXTS[place]?.includes(word)));
}
