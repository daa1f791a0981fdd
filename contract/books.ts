import * as z from 'zod';
import { endpoint, idParams } from './endpoint.ts';
import { calendarDay, requiredText, text, time, webAddress } from './text.ts';

export const READING_STATUSES = ['to-read', 'reading', 'read'] as const;

/** Half stars: 0.5, 1, … 5. */
export const rating = z
  .number('A rating is a number from 0.5 to 5.')
  .min(0.5, 'A rating is from 0.5 to 5.')
  .max(5, 'A rating is from 0.5 to 5.')
  .multipleOf(0.5, 'Ratings go in half stars.');

export const notes = text(20_000);

export const book = z.object({
  id: z.int(),
  userId: z.int(),
  title: z.string(),
  author: z.string(),
  isbn: z.string().nullable(),
  coverUrl: z.string().nullable(),
  notes: z.string().nullable(),
  rating: z.number().nullable(),
  status: z.enum(READING_STATUSES).nullable(),
  dateRead: z.string().nullable(),
  lastSession: time.nullable(),
  createdAt: time,
  updatedAt: time,
});
export type Book = z.infer<typeof book>;

/** ISBN-10 or -13 as printed; hyphens and spaces go. */
const isbn = z
  .string()
  .overwrite((raw) => raw.replace(/[\s-]/g, '').toUpperCase())
  .regex(/^(\d{9}[\dX]|\d{13})$/, 'An ISBN has 10 or 13 digits.');

const fields = {
  title: requiredText(500, 'Title is required'),
  author: requiredText(300, 'Author is required'),
  isbn: isbn.nullable(),
  coverUrl: webAddress.nullable(),
  notes: notes.nullable(),
  rating: rating.nullable(),
  status: z.enum(READING_STATUSES, 'One of to-read, reading, read.').nullable(),
  dateRead: calendarDay.nullable(),
};

export const listBooks = endpoint({
  method: 'GET',
  path: '/api/books',
  summary: "The person's books, newest first",
  tag: 'Books',
  access: 'person',
  answers: { 200: z.array(book) },
});

export const addBook = endpoint({
  method: 'POST',
  path: '/api/books',
  summary: 'Add a book',
  tag: 'Books',
  access: 'person',
  body: z.object({
    title: fields.title,
    author: fields.author,
    isbn: fields.isbn.default(null),
    coverUrl: fields.coverUrl.default(null),
    notes: fields.notes.default(null),
    rating: fields.rating.default(null),
    status: fields.status.default(null),
    dateRead: fields.dateRead.default(null),
  }),
  answers: { 201: book },
});

export const changeBook = endpoint({
  method: 'PUT',
  path: '/api/books/{id}',
  summary: 'Change any of the fields of a book',
  tag: 'Books',
  access: 'person',
  params: idParams,
  body: z.object(fields).partial(),
  answers: { 200: book },
  problems: ['not_found'],
});

export const deleteBook = endpoint({
  method: 'DELETE',
  path: '/api/books/{id}',
  summary: 'Delete a book with its discussions; it can be restored for 10 minutes',
  tag: 'Books',
  access: 'person',
  params: idParams,
  answers: { 204: null },
  problems: ['not_found'],
});

export const restoreBook = endpoint({
  method: 'POST',
  path: '/api/books/{id}/restore',
  summary: 'Bring a deleted book back with its discussions, within 10 minutes',
  tag: 'Books',
  access: 'person',
  params: idParams,
  answers: { 200: book },
  problems: ['not_found'],
});
