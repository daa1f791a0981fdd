import * as z from 'zod';
import { discussion } from './discussions.ts';
import { endpoint } from './endpoint.ts';

/** So many talks are offered to be gone on with. */
export const RECENT_TALKS = 3;

const recentTalk = discussion.extend({ pictureUrl: z.string().nullable() });
export type RecentTalk = z.infer<typeof recentTalk>;

const activeBook = z.object({
  id: z.int(),
  title: z.string(),
  author: z.string(),
  coverUrl: z.string().nullable(),
});
export type ActiveBook = z.infer<typeof activeBook>;

export const readHome = endpoint({
  method: 'GET',
  path: '/api/home',
  summary: 'What the home page offers to go on with: the last three talks, and the book that was chosen',
  tag: 'Discussions',
  access: 'person',
  query: z.object({
    /** The person's active book; one that is not theirs, or gone, is answered with null. */
    book: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  }),
  answers: { 200: z.object({ recent: z.array(recentTalk), activeBook: activeBook.nullable() }) },
});
