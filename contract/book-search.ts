import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';
import * as say from './words.ts';

/** Who answered: a public book search, or the catalogue we ship when none of them did. */
export const BOOK_SOURCES = ['google', 'openlibrary', 'catalogue'] as const;

const foundBook = z.object({
  title: z.string(),
  /** Several are joined by commas; empty where the source names none. */
  author: z.string(),
  year: z.int().nullable(),
  isbn: z.string().nullable(),
  coverUrl: z.string().nullable(),
});
export type FoundBook = z.infer<typeof foundBook>;

const MOST = 40;
const limitMessage = say.fromOneTo(MOST);

export const bookSearch = endpoint({
  method: 'GET',
  path: '/api/book-search',
  summary: 'Find a book by title, author or both; an ISBN may stand in for the title',
  tag: 'Books',
  access: 'anyone',
  query: z
    .object({
      title: text(500).default(''),
      author: text(300).default(''),
      limit: z.coerce
        .number(limitMessage)
        .int(limitMessage)
        .min(1, limitMessage)
        .max(MOST, limitMessage)
        .default(10),
    })
    .refine(({ title, author }) => title !== '' || author !== '', {
      path: ['title'],
      message: say.giveATitleOrAnAuthor,
    }),
  answers: { 200: z.object({ source: z.enum(BOOK_SOURCES), items: z.array(foundBook) }) },
  problems: ['too_many'],
});

export type BookSearchAnswer = z.infer<(typeof bookSearch)['answers'][200]>;
