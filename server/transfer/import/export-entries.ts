/** The entries of our own export as untrusted input: what each may hold, and nothing else of it is taken. */
import * as z from 'zod';
import { feedback, STAND_INS, verdictEntry } from '#contract/discussions.ts';
import { GENERAL_DISCUSSION, KINDS } from '#contract/kinds.ts';
import { addCustomObjective } from '#contract/objectives.ts';
import { PICTURE_LIMIT, UPLOADED_PICTURE } from '#contract/pictures.ts';
import { requiredText, text, time, timeZone } from '#contract/text.ts';
import { turnEntry } from './turn-entry.ts';

const MOST_MESSAGES = 10_000;
/** A guide's longest reply is a fifth of it. */
const LONGEST_MESSAGE = 100_000;
const EARLIEST = 0;

/** A time as it was, in milliseconds. */
const past = time.transform((written) => Math.max(EARLIEST, Date.parse(written)));

const fileId = z.int().nullable().catch(null);

export const workStamps = z.object({
  id: fileId,
  lastSession: past.nullable().catch(null),
  createdAt: past.nullable().catch(null),
  updatedAt: past.nullable().catch(null),
});

export const objectiveEntry = addCustomObjective.body.extend({ createdAt: past.nullable().catch(null) });

/** Words as they were said: not trimmed, only without what no database holds. */
const words = z
  .string()
  .max(LONGEST_MESSAGE)
  .overwrite((raw) => raw.replaceAll('\u0000', '').toWellFormed());

const CRITERIA = ['point', 'anchor', 'link', 'second_move'] as const;
const place = z.int().min(0).max(LONGEST_MESSAGE);
const observation = z.object({
  criterion: z.enum(CRITERIA),
  span: z.object({ start: place, end: place, text: words }),
  move: z.string().max(100).optional(),
});

const verdict = feedback.extend({
  comment: words,
  criteria: z.array(observation).max(50),
  missing: z.enum(CRITERIA).nullable(),
});

const messageEntry = z.object({
  id: fileId,
  content: words,
  sender: z.enum(['user', 'ai']),
  guide: z.string().max(200).nullable().catch(null),
  // A reply that was being written when the file was made is written by nobody now.
  state: z
    .enum(['done', 'running', 'stopped', 'interrupted'])
    .transform((state) => (state === 'running' ? 'interrupted' : state)),
  clientMessageId: z.uuid().nullable().catch(null),
  timestamp: past,
  replyTo: fileId,
  verdict: verdict.nullable().default(null),
  verdictHistory: z.array(verdictEntry).max(200).nullable().default(null),
  struckAt: past.nullable().catch(null),
  standIn: z.enum(STAND_INS).nullable().catch(null),
  turn: turnEntry.nullable().catch(null),
});
export type MessageEntry = z.output<typeof messageEntry>;

export const discussionEntry = z.object({
  kind: z.enum(KINDS),
  itemId: fileId,
  title: requiredText(500),
  creator: text(300),
  objective: text(200).transform((name) => name || GENERAL_DISCUSSION),
  /** Files from before there was one have none. */
  beside: z
    .object({ title: requiredText(500), creator: text(300) })
    .nullable()
    .catch(null),
  name: text(200).nullable().catch(null),
  lastMessageAt: past.nullable().catch(null),
  createdAt: past,
  messages: z.array(messageEntry).max(MOST_MESSAGES),
});
export type DiscussionEntry = z.output<typeof discussionEntry>;

export const profileEntry = z.object({
  firstName: requiredText(100).nullable().catch(null),
  lastName: text(100).catch(''),
  bio: text(2000).catch(''),
  timeZone: timeZone.nullable().catch(null),
  onboardedAt: past.nullable().catch(null),
  picture: z
    .object({ type: z.string(), base64: z.base64().max(2_000_000) })
    .nullable()
    .catch(null),
});
export const pictureEntry = z.object({
  url: z.string().regex(UPLOADED_PICTURE),
  base64: z.base64().max(Math.ceil(PICTURE_LIMIT / 3) * 4),
});

export type ProfileEntry = z.output<typeof profileEntry>;
