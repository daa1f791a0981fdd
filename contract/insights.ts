/** What a person's reflections add up to, and what each figure rests on. */
import * as z from 'zod';
import { feedback } from './discussions.ts';
import { endpoint, idParams } from './endpoint.ts';
import { DIMENSIONS, KINDS } from './kinds.ts';
import { calendarDay, time, timeZone } from './text.ts';
import * as say from './words.ts';

const day = z.string().regex(/^\d{4,6}-\d{2}-\d{2}$/);
const score = z.int().min(0).max(100);
const count = z.int().min(0);

const subject = {
  /** Names the work or idea in the other calls of insights. */
  key: z.string(),
  kind: z.enum(KINDS),
  /** Null for a concept or an unsaved work. */
  itemId: z.int().nullable(),
  /** Its id in the catalogue, where it is a concept or an unsaved work the catalogue has. */
  slug: z.string().nullable(),
  title: z.string(),
  creator: z.string(),
};

const insightItem = z.object({
  ...subject,
  pictureUrl: z.string().nullable(),
  mastery: score.nullable(),
  reflections: count,
  lastReflectionAt: time.nullable(),
  concepts: z.array(
    z.object({
      name: z.enum(DIMENSIONS),
      score: score.nullable(),
      description: z.string(),
      reflections: count,
    }),
  ),
  focusAreas: z.array(z.object({ text: z.string(), objective: z.string() })),
});
export type InsightItem = z.infer<typeof insightItem>;

const insights = z.object({
  /** Today, as the calendar of the time zone has it. */
  today: day,
  totalBooks: count,
  activeBooks: count,
  reflectionSessions: count,
  averageMastery: score.nullable(),
  readingStreak: count,
  /** The days of the last year that had a reflection, oldest first. */
  activity: z.array(z.object({ date: day, reflections: count })),
  /** First what was reflected on, the latest first; then what waits to be. */
  items: z.array(insightItem),
});
export type Insights = z.infer<typeof insights>;

export const evidence = z.object({
  ...subject,
  /** The guide's message that carries the feedback. */
  id: z.int(),
  discussionId: z.int(),
  /** Where the reader said it. */
  messageId: z.int(),
  objective: z.string(),
  /** The reader's own words. */
  said: z.string(),
  feedback,
  score,
  /** Taken out by the person: it counts nowhere. */
  struck: z.boolean(),
  timestamp: time,
});
export type Evidence = z.infer<typeof evidence>;

const zone = { timeZone: timeZone.optional() };
/** A key as it was given; what no database can hold is in none. */
const item = z
  .string()
  .overwrite((key) => key.replaceAll('\u0000', '').toWellFormed())
  .max(900)
  .optional();
const limit = z.coerce.number().int().min(1).max(100).default(20);
/** Where the last page ended: a time and an id. */
const cursor = z
  .string()
  .regex(/^-?\d{1,15}\.\d{1,15}$/, say.thisPageIsNotKnown)
  .optional();

export const readInsights = endpoint({
  method: 'GET',
  path: '/api/insights',
  summary: "What the person's reflections add up to; null where there is no evidence yet",
  tag: 'Insights',
  access: 'person',
  query: z.object(zone),
  answers: { 200: insights },
});

export const listEvidence = endpoint({
  method: 'GET',
  path: '/api/insights/evidence',
  summary: 'The reflections a figure rests on, newest first, those struck out among them',
  tag: 'Insights',
  access: 'person',
  query: z.object({
    ...zone,
    item,
    dimension: z.enum(DIMENSIONS, say.oneOf(DIMENSIONS)).optional(),
    /** Local calendar days, both included. */
    from: calendarDay.optional(),
    until: calendarDay.optional(),
    /** Moments, for one session; both included. */
    since: z.iso.datetime(say.aTimeInFull).optional(),
    to: z.iso.datetime(say.aTimeInFull).optional(),
    cursor,
    limit,
  }),
  answers: {
    200: z.object({ total: count, struck: count, evidence: z.array(evidence), next: z.string().nullable() }),
  },
});

export const strikeEvidence = endpoint({
  method: 'PUT',
  path: '/api/insights/evidence/{id}',
  summary: 'Strike a reflection out of all figures, or take that back',
  tag: 'Insights',
  access: 'person',
  params: idParams,
  body: z.object({ struck: z.boolean() }),
  answers: { 200: z.object({ id: z.int(), struck: z.boolean() }) },
  problems: ['no_feedback'],
});

export const masteryOverTime = endpoint({
  method: 'GET',
  path: '/api/insights/mastery',
  summary: 'The mastery of one work, or the average of all, week by week for a year',
  tag: 'Insights',
  access: 'person',
  query: z.object({ ...zone, item }),
  answers: {
    200: z.object({
      points: z.array(z.object({ date: day, mastery: score.nullable(), items: count, reflections: count })),
    }),
  },
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/insights/sessions',
  summary: 'The reflection sessions, newest first',
  tag: 'Insights',
  access: 'person',
  query: z.object({ cursor, limit }),
  answers: {
    200: z.object({
      total: count,
      sessions: z.array(z.object({ startedAt: time, endedAt: time, messages: count, reflections: count })),
      next: z.string().nullable(),
    }),
  },
});

export const timeSpent = endpoint({
  method: 'GET',
  path: '/api/insights/time',
  summary: 'The minutes the person was here: requests less than 5 minutes apart are one stretch',
  tag: 'Insights',
  access: 'person',
  query: z.object(zone),
  answers: {
    200: z.object({
      lastSevenDays: count,
      /** The last 12 weeks, days without any left out, oldest first. */
      days: z.array(z.object({ date: day, minutes: count })),
    }),
  },
});
