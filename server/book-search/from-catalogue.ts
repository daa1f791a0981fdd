/** The books we ship, found by what they and their authors are called; slips of the finger are forgiven. */

import { BOOKS, bookById } from '#catalogue/books.ts';
import { makeSearch, type Search } from '#catalogue/search.ts';
import type { FoundBook } from '#contract/book-search.ts';
import type { Question } from './question.ts';

let made: Search | null = null;

/** Without the terms of the catalogue's own search: who asks for a title wants no book that mentions it. */
const byName: Search = (query, options) => {
  made ??= makeSearch(
    BOOKS.map(({ id, title, subtitle, aliases, author, isbn13 }) => ({
      kind: 'book',
      id,
      title,
      creator: author,
      isbn13,
      aliases: [...(subtitle ? [subtitle] : []), ...(aliases ?? [])],
      terms: [],
    })),
  );
  return made(query, options);
};

export const searchCatalogue = ({ title, author, isbn, limit }: Question): FoundBook[] =>
  byName(isbn ?? `${title} ${author}`, { limit }).flatMap(({ id }) => {
    const book = bookById(id);
    if (!book) return [];
    return { title: book.title, author: book.author, year: book.year, isbn: book.isbn13, coverUrl: null };
  });
