/** The first steps: what to call somebody, and the first books on the shelf. */
import * as z from 'zod';
import { user } from './accounts.ts';
import { bookCalls } from './books.ts';
import { ownerId } from './collection.ts';
import { endpoint } from './endpoint.ts';
import { FIRST_BOOKS_MAX } from './first-books.ts';
import { text } from './text.ts';
import * as say from './words.ts';

const firstBook = bookCalls.add.body.pick({
  title: true,
  author: true,
  isbn: true,
  coverUrl: true,
  notes: true,
});
export type FirstBook = z.infer<typeof firstBook>;

export const onboard = endpoint({
  method: 'POST',
  path: '/api/onboarding',
  summary: 'Take the first steps: fill an empty first name, add the books that are not there yet, be done',
  tag: 'Accounts',
  access: 'person',
  body: z.object({
    /** Whom they are meant for; anybody else is refused. */
    userId: ownerId,
    /** Fills an empty first name only. */
    firstName: text(100).default(''),
    /** First chosen first. Those in the library already are left alone. */
    books: z.array(firstBook).max(FIRST_BOOKS_MAX, say.atMostBooksToBeginWith(FIRST_BOOKS_MAX)).default([]),
    /** Whether the last step was reached; false keeps the rest for later. */
    finished: z.boolean().default(true),
  }),
  bodyLimit: 8 * 1024 * 1024,
  answers: { 200: user },
  problems: ['forbidden'],
});
