/** Open Library's works as its search lists them. */
import * as z from 'zod';
import type { FoundBook } from '#contract/book-search.ts';
import type { Question } from './question.ts';
import { authorsOf, isbnOf, tidyText, yearOf } from './tidy.ts';

export const OPEN_LIBRARY = 'https://openlibrary.org';
const COVERS = 'https://covers.openlibrary.org/b/id';

const FIELDS = 'title,author_name,first_publish_year,cover_i,isbn,editions,editions.isbn,editions.cover_i';

export const openLibraryAddress = (base: string, { title, author, isbn, limit }: Question): string => {
  const params = new URLSearchParams({ fields: FIELDS, limit: String(limit) });
  if (isbn) params.set('isbn', isbn);
  else {
    if (title) params.set('title', title);
    if (author) params.set('author', author);
  }
  return `${base}/search.json?${params}`;
};

const strings = z.array(z.string()).optional().catch(undefined);
const coverId = z.int().positive().optional().catch(undefined);
const edition = z.object({ isbn: strings, cover_i: coverId });
const work = z.object({
  title: z.string(),
  author_name: strings,
  first_publish_year: z.number().optional().catch(undefined),
  cover_i: coverId,
  isbn: strings,
  /** The edition that fits the question best. */
  editions: z
    .object({ docs: z.array(edition) })
    .optional()
    .catch(undefined),
});
const answer = z.object({ docs: z.array(z.unknown()) });

/** Throws when it is no list of works; one that is odd in itself is left out. */
export const readOpenLibrary = (json: unknown): FoundBook[] =>
  answer.parse(json).docs.flatMap((doc) => {
    const read = work.safeParse(doc);
    const title = read.success ? tidyText(read.data.title, 500) : '';
    if (!read.success || title === '') return [];
    const { author_name, first_publish_year, cover_i, isbn, editions } = read.data;
    const best = editions?.docs[0];
    const cover = best?.cover_i ?? cover_i;
    return {
      title,
      author: authorsOf(author_name ?? []),
      year: yearOf(first_publish_year),
      isbn: isbnOf(best?.isbn ?? []) ?? isbnOf(isbn ?? []),
      coverUrl: cover === undefined ? null : `${COVERS}/${cover}-L.jpg`,
    };
  });
