/** The books we ship, found by the beginnings of words in title and author. */

import { BOOKS } from '#catalogue/books.ts';
import { fold } from '#catalogue/folding.ts';
import { lookUpIsbn } from '#catalogue/look-up.ts';
import type { CatalogueBook } from '#catalogue/types.ts';
import type { FoundBook } from '#contract/book-search.ts';
import type { Question } from './question.ts';

const words = (text: string): string[] => fold(text).split(' ').filter(Boolean);

const SHELF = BOOKS.map((book) => ({
  book,
  title: words([book.title, book.subtitle, ...(book.aliases ?? [])].join(' ')),
  author: words(book.author),
  name: fold(book.title),
}));

export const searchCatalogue = (question: Question): FoundBook[] => {
  if (question.isbn) {
    const book = lookUpIsbn(question.isbn);
    return book ? [asFound(book)] : [];
  }
  const title = words(question.title);
  const author = words(question.author);
  if (title.length + author.length === 0) return [];
  const begin = (asked: string[], known: string[]) =>
    asked.every((word) => known.some((other) => other.startsWith(word)));
  const wanted = title.join(' ');
  const rank = (name: string): number => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2);
  return SHELF.filter((known) => begin(title, known.title) && begin(author, known.author))
    .sort((one, other) => rank(one.name) - rank(other.name))
    .slice(0, question.limit)
    .map(({ book }) => asFound(book));
};

const asFound = ({ title, author, year, isbn13 }: CatalogueBook): FoundBook => ({
  title,
  author,
  year,
  isbn: isbn13,
  coverUrl: null,
});
