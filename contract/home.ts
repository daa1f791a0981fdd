import * as z from 'zod';
import { discussion } from './discussions.ts';
import { endpoint } from './endpoint.ts';
import { DIMENSIONS, KINDS } from './kinds.ts';
import { timeZone } from './text.ts';

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

const suggestion = z.object({
  kind: z.enum(KINDS),
  itemId: z.int().nullable(),
  slug: z.string().nullable(),
  title: z.string(),
  creator: z.string(),
  pictureUrl: z.string().nullable(),
  objective: z.string(),
  dimension: z.enum(DIMENSIONS),
  /** How the dimension stands over all works, and on what that rests. */
  score: z.int().min(0).max(100),
  reflections: z.int().positive(),
  works: z.int().positive(),
  /** Whether another dimension stands higher: with one alone there is nothing to compare. */
  isLowest: z.boolean(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const readSuggestion = endpoint({
  method: 'GET',
  path: '/api/suggestion',
  summary: 'What to talk about today, from the dimension that stands lowest; null without evidence',
  tag: 'Discussions',
  access: 'person',
  query: z.object({ timeZone: timeZone.optional() }),
  answers: {
    /** The day it is for, as the calendar of the time zone has it. */
    200: z.object({ today: z.string(), suggestion: suggestion.nullable() }),
  },
});
