/** What a service says of a book, brought into the contract's shape; what it leaves out stays out. */

import { fold } from '#catalogue/folding.ts';
import type { FoundBook } from '#contract/book-search.ts';
import { clean } from '#contract/text.ts';
import { isbnIn } from './question.ts';

const LATEST_YEAR = 2200;

export const tidyText = (text: string, max: number): string =>
  clean(text.replace(/\s+/g, ' ')).slice(0, max).toWellFormed().trim();

export const authorsOf = (names: readonly string[]): string =>
  tidyText(
    names
      .map((name) => tidyText(name, 300))
      .filter(Boolean)
      .join(', '),
    300,
  );

export const yearOf = (written: string | number | undefined): number | null => {
  const year =
    typeof written === 'number' ? written : Number(/^\d{4}/.exec(written ?? '')?.[0] ?? Number.NaN);
  return Number.isInteger(year) && year < LATEST_YEAR ? year : null;
};

/** The thirteen digits where there are any, for they name the edition everywhere. */
export const isbnOf = (written: readonly string[]): string | null => {
  const known = written.map(isbnIn).filter((isbn) => isbn !== null);
  return known.find((isbn) => isbn.length === 13) ?? known[0] ?? null;
};

/** Over https, or not at all. */
export const httpsAddress = (written: string | undefined): URL | null => {
  const url = written && written.length <= 1000 ? URL.parse(written) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '' || url.username !== '') return null;
  url.protocol = 'https:';
  return url;
};

/** Each book once: services list every edition. The first stands, with a cover from a later one if it has none. */
export const withoutRepeats = (books: readonly FoundBook[]): FoundBook[] => {
  const byName = new Map<string, FoundBook>();
  for (const book of books) {
    const name = `${fold(book.title)}\n${fold(book.author)}`;
    const before = byName.get(name);
    if (!before) byName.set(name, book);
    else if (before.coverUrl === null && book.coverUrl !== null)
      byName.set(name, { ...before, coverUrl: book.coverUrl });
  }
  return [...byName.values()];
};
