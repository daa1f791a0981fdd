import * as z from 'zod';
import { endpoint, idParams } from './endpoint.ts';
import { GENERAL_DISCUSSION, KINDS, RATINGS } from './kinds.ts';
import { requiredText, text, time } from './text.ts';
import * as say from './words.ts';

export const MESSAGE_MAX = 8000;
export const HISTORY_MAX_ITEMS = 200;
export const HISTORY_MAX_CHARACTERS = 400_000;

/** `running` while it is being written; `stopped` by the reader; `interrupted` when it broke off. */
const MESSAGE_STATES = ['done', 'running', 'stopped', 'interrupted'] as const;

/** Why the built-in guide spoke in a model's place: that failed, or the day's budget of its tokens was spent. */
export const STAND_INS = ['fault', 'budget'] as const;
export type StandIn = (typeof STAND_INS)[number];

export const feedback = z.object({ rating: z.enum(RATINGS), comment: z.string() });
export type Feedback = z.infer<typeof feedback>;

/** One look at a reflection; the reason is the reader's, where there was one. */
export const verdictEntry = feedback.extend({ reason: z.string().nullable(), at: time });

/** The four things a reflection is made of. */
const CRITERIA = ['point', 'anchor', 'link', 'second_move'] as const;

/** What a level rests on. */
export const grounds = z.object({
  /** What was found, with the reader's own words that show it: characters of the message that was answered. */
  criteria: z.array(
    z.object({ criterion: z.enum(CRITERIA), start: z.int(), end: z.int(), text: z.string() }),
  ),
  /** What the next level would have needed; null at the top. */
  missing: z.enum(CRITERIA).nullable(),
  /** Each look at it, oldest first; empty until it was looked at again. */
  history: z.array(verdictEntry),
});
export type Grounds = z.infer<typeof grounds>;
/** A second work a talk sets beside its own, as it was called when the talk began. */
export const workBeside = z.object({ title: z.string(), creator: z.string() });
export type WorkBeside = z.infer<typeof workBeside>;

export const discussion = z.object({
  id: z.int(),
  kind: z.enum(KINDS),
  itemId: z.int().nullable(),
  /** Its id in the catalogue, where it is no item of the person's and the catalogue has it. */
  slug: z.string().nullable(),
  title: z.string(),
  creator: z.string(),
  objective: z.string(),
  /** The second work, where two are compared. */
  beside: workBeside.nullable(),
  /** What the person calls it; null until they do. */
  name: z.string().nullable(),
  messageCount: z.int(),
  lastMessageAt: time.nullable(),
  createdAt: time,
});
export type Discussion = z.infer<typeof discussion>;

/** A reply that stands ready under the guide's last message: tapped, `says` is the reader's own message. */
export const quickReply = z.object({ label: z.string(), says: z.string() });
export type QuickReply = z.infer<typeof quickReply>;

export const message = z.object({
  id: z.int(),
  discussionId: z.int(),
  /** The id of the book, film or artwork; 0 for a concept or an unsaved work. */
  bookId: z.int(),
  content: z.string(),
  sender: z.enum(['user', 'ai']),
  /** The reader's name, or `AI`. */
  userId: z.string(),
  feedback: feedback.nullable(),
  /** Which guide spoke; null on a reader's message. */
  guide: z.string().nullable(),
  standIn: z.enum(STAND_INS).optional(),
  state: z.enum(MESSAGE_STATES),
  /** On the last message, where it is the guide's. */
  quickReplies: z.array(quickReply).optional(),
  /** As the client named it, so that a page that was reloaded can ask again. */
  clientMessageId: z.string().nullable(),
  timestamp: time,
  /** With feedback, where a talk's messages are listed. */
  grounds: grounds.optional(),
});
export type Message = z.infer<typeof message>;

const title = requiredText(500, say.titleIsRequired);
const creator = text(300);
const objective = text(200).transform((name) => name || GENERAL_DISCUSSION);
const itemId = z.int().positive();

export const listDiscussions = endpoint({
  method: 'GET',
  path: '/api/discussions',
  summary: "The person's discussions, the one last spoken in first",
  tag: 'Discussions',
  access: 'person',
  query: z.object({
    kind: z.enum(KINDS).optional(),
    itemId: z.coerce.number().int().optional(),
  }),
  answers: { 200: z.array(discussion) },
});

export const openDiscussion = endpoint({
  method: 'POST',
  path: '/api/discussions',
  summary: 'Find the discussion of this work, objective and second work, or begin one',
  tag: 'Discussions',
  access: 'person',
  body: z.object({
    kind: z.enum(KINDS, say.oneOf(KINDS)),
    /** Without it the work goes by its name, also where it was kept since. */
    itemId: itemId.nullish(),
    title,
    creator: creator.default(''),
    objective: objective.default(GENERAL_DISCUSSION),
    /** Sets a second work of the same kind beside it; a pair has discussions of its own. */
    beside: z.object({ title, creator: creator.default('') }).nullish(),
    /** Always begin a new one. */
    fresh: z.boolean().default(false),
  }),
  answers: { 200: discussion, 201: discussion },
  problems: ['not_found'],
});

export const readDiscussion = endpoint({
  method: 'GET',
  path: '/api/discussions/{id}',
  summary: 'One discussion',
  tag: 'Discussions',
  access: 'person',
  params: idParams,
  answers: { 200: discussion },
});

export const renameDiscussion = endpoint({
  method: 'PUT',
  path: '/api/discussions/{id}',
  summary: 'Give a discussion a name',
  tag: 'Discussions',
  access: 'person',
  params: idParams,
  body: z.object({ name: text(200).nullable() }),
  answers: { 200: discussion },
});

export const deleteDiscussion = endpoint({
  method: 'DELETE',
  path: '/api/discussions/{id}',
  summary: 'Delete a discussion; it can be restored for 10 minutes',
  tag: 'Discussions',
  access: 'person',
  params: idParams,
  answers: { 204: null },
});

export const restoreDiscussion = endpoint({
  method: 'POST',
  path: '/api/discussions/{id}/restore',
  summary: 'Bring a deleted discussion back, within 10 minutes',
  tag: 'Discussions',
  access: 'person',
  params: idParams,
  answers: { 200: discussion },
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/discussions/{id}/messages',
  summary: 'What was said, oldest first',
  tag: 'Discussions',
  access: 'person',
  params: idParams,
  answers: { 200: z.array(message) },
});

export const stopReply = endpoint({
  method: 'POST',
  path: '/api/discussions/{id}/stop',
  summary: 'Stop the reply being written; what was said so far is kept',
  tag: 'Discussions',
  access: 'person',
  params: idParams,
  answers: { 204: null },
});

export const joinReply = endpoint({
  method: 'GET',
  path: '/api/discussions/{id}/stream',
  summary: 'Join the reply being written: first all so far, then the rest; 204 when there is none',
  tag: 'Discussions',
  access: 'person',
  params: idParams,
  answers: { 200: 'text/event-stream', 204: null },
});

export const reconsiderVerdict = endpoint({
  method: 'POST',
  path: '/api/messages/{id}/verdict',
  summary: 'I see it differently: have the level looked at again with a reason',
  tag: 'Discussions',
  access: 'person',
  params: idParams,
  body: z.object({ reason: requiredText(2000, say.sayHowYouSeeIt) }),
  answers: {
    200: feedback.extend({
      history: z.array(verdictEntry),
    }),
  },
  problems: ['no_feedback'],
});
