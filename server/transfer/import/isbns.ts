import { isbn13Of } from '#catalogue/isbn.ts';

const ISBN = /^(\d{9}[\dX]|\d{13})$/;

/** An ISBN as it is kept, out of `="0123456789"` and the like; null for what is none. */
export const readIsbn = (raw: string): string | null => {
  const digits = raw.replace(/[="'\s-]/g, '').toUpperCase();
  return ISBN.test(digits) ? digits : null;
};

/** Two ISBNs of one edition are the same under this. */
export const isbnKey = (isbn: string): string => (isbn.length === 10 ? isbn13Of(isbn) : isbn);
