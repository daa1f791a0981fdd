import * as z from 'zod';
import { collectionCalls, keeping } from './collection.ts';
import { endpoint } from './endpoint.ts';
import { pictureAddress } from './pictures.ts';
import { calendarDay, notes, requiredText } from './text.ts';
import * as say from './words.ts';

const READING_STATUSES = ['to-read', 'reading', 'read'] as const;

/** Half stars: 0.5, 1, … 5. */
export const rating = z
  .number(say.aRatingIsANumber)
  .min(0.5, say.aRatingIsFromHalfToFive)
  .max(5, say.aRatingIsFromHalfToFive)
  .multipleOf(0.5, say.ratingsGoInHalfStars);

export const book = z.object({
  ...keeping,
  title: z.string(),
  author: z.string(),
  rating: z.number().nullable(),
  status: z.enum(READING_STATUSES).nullable(),
  dateRead: z.string().nullable(),
  isbn: z.string().nullable(),
  coverUrl: z.string().nullable(),
});
export type Book = z.infer<typeof book>;

/** ISBN-10 or -13 as printed; hyphens and spaces go. */
const isbn = z
  .string()
  .overwrite((raw) => raw.replace(/[\s-]/g, '').toUpperCase())
  .regex(/^(\d{9}[\dX]|\d{13})$/, say.anIsbnHasTenOrThirteen);

const status = z.enum(READING_STATUSES, say.oneOf(READING_STATUSES));

export const bookCalls = collectionCalls({
  name: 'books',
  tag: 'Books',
  one: 'a book',
  entity: book,
  plain: {
    title: requiredText(500, say.titleIsRequired),
    author: requiredText(300, say.authorIsRequired),
  },
  nullable: {
    isbn,
    coverUrl: pictureAddress,
    notes,
    rating,
    status,
    dateRead: calendarDay,
  },
});

/** As many as an import brings at once. */
const ids = z.array(z.int().positive()).min(1).max(100_000);

/** What is done with many together: all of it or nothing. */
export const deleteBooks = endpoint({
  method: 'POST',
  path: '/api/books/delete',
  summary: 'Delete several books with their discussions; what is not there counts as deleted',
  tag: 'Books',
  access: 'person',
  body: z.object({ ids }),
  answers: { 204: null },
});

export const restoreBooks = endpoint({
  method: 'POST',
  path: '/api/books/restore',
  summary: 'Bring several books back that were deleted, with their discussions, within 10 minutes',
  tag: 'Books',
  access: 'person',
  body: z.object({ ids }),
  answers: { 200: z.array(book) },
});

export const setStatusOfBooks = endpoint({
  method: 'POST',
  path: '/api/books/status',
  summary: 'Set how far several books were read; what is not there is passed over',
  tag: 'Books',
  access: 'person',
  body: z.object({ ids, status: status.nullable() }),
  answers: { 204: null },
});
