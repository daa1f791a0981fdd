import * as z from 'zod';
import { collectionCalls, keeping } from './collection.ts';
import { pictureAddress } from './pictures.ts';
import { calendarDay, notes, requiredText } from './text.ts';

export const READING_STATUSES = ['to-read', 'reading', 'read'] as const;

/** Half stars: 0.5, 1, … 5. */
export const rating = z
  .number('A rating is a number from 0.5 to 5.')
  .min(0.5, 'A rating is from 0.5 to 5.')
  .max(5, 'A rating is from 0.5 to 5.')
  .multipleOf(0.5, 'Ratings go in half stars.');

export const book = z.object({
  ...keeping,
  title: z.string(),
  author: z.string(),
  isbn: z.string().nullable(),
  coverUrl: z.string().nullable(),
  rating: z.number().nullable(),
  status: z.enum(READING_STATUSES).nullable(),
  dateRead: z.string().nullable(),
});
export type Book = z.infer<typeof book>;

/** ISBN-10 or -13 as printed; hyphens and spaces go. */
const isbn = z
  .string()
  .overwrite((raw) => raw.replace(/[\s-]/g, '').toUpperCase())
  .regex(/^(\d{9}[\dX]|\d{13})$/, 'An ISBN has 10 or 13 digits.');

export const bookCalls = collectionCalls({
  name: 'books',
  tag: 'Books',
  one: 'a book',
  entity: book,
  plain: {
    title: requiredText(500, 'Title is required'),
    author: requiredText(300, 'Author is required'),
  },
  nullable: {
    isbn,
    coverUrl: pictureAddress,
    notes,
    rating,
    status: z.enum(READING_STATUSES, 'One of to-read, reading, read.'),
    dateRead: calendarDay,
  },
});
