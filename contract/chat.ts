/** The specification's calls to the guide: about a book or concept, a film, an artwork. */
import * as z from 'zod';
import {
  feedback,
  HISTORY_MAX_CHARACTERS,
  HISTORY_MAX_ITEMS,
  MESSAGE_MAX,
  quickReply,
  STAND_INS,
} from './discussions.ts';
import { endpoint } from './endpoint.ts';
import { GENERAL_DISCUSSION } from './kinds.ts';
import { requiredText, text } from './text.ts';
import * as say from './words.ts';

const MEGABYTE = 1024 * 1024;
const TALK_STATE_MAX = 60_000;

const title = requiredText(500, say.titleIsRequired);
const creator = text(300).default('');
const discussionId = z.int().positive().nullish();
const objective = text(200)
  .nullish()
  .transform((name) => name || GENERAL_DISCUSSION);

const historyItem = z.object({ role: z.enum(['user', 'assistant']), content: z.string() });
export type HistoryItem = z.infer<typeof historyItem>;

const history = z
  .array(historyItem)
  .max(HISTORY_MAX_ITEMS, say.atMostMessagesOfHistory(HISTORY_MAX_ITEMS))
  .refine(
    (items) => items.reduce((sum, { content }) => sum + content.length, 0) <= HISTORY_MAX_CHARACTERS,
    say.theHistoryIsTooLong,
  );

/** With a discussion the stored talk is the history, and whatever the body brings along is not looked at. */
const withoutForeignHistory = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('discussionId' in body) || body.discussionId == null)
    return body;
  const { conversationHistory: _, ...rest } = body as Record<string, unknown>;
  return rest;
};

const said = {
  userMessage: requiredText(MESSAGE_MAX, say.writeSomethingFirst),
  conversationHistory: history.default([]),
  objective,
  discussionId,
  clientMessageId: z.uuid(say.aUuid).nullish(),
  /** Without a discussion: the `talkState` of the answer before, as it came; it says what the talk has come to. */
  talkState: text(TALK_STATE_MAX).nullish(),
  /** With a discussion: the id of the reader's last message there, which leaves the talk with its answer. */
  replaces: z.int().positive().nullish(),
};

const standIn = z.enum(STAND_INS).optional();
/** Without a discussion: to be sent along with the next message. Sealed by the server. */
const talkState = z.string().optional();

const reply = z.object({
  content: z.string(),
  feedback: feedback.optional(),
  /** `builtin` or `provider:model`. */
  guide: z.string(),
  standIn,
  messageId: z.int().optional(),
  quickReplies: z.array(quickReply),
  talkState,
});

const question = z.object({
  question: z.string(),
  guide: z.string(),
  standIn,
  quickReplies: z.array(quickReply),
  talkState,
});

const generate = <const P extends `/${string}`, S extends z.ZodType>(path: P, summary: string, body: S) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    tag: 'Guide',
    access: 'person',
    body,
    answers: { 200: question },
    problems: ['not_found'],
  });

const chat = <const P extends `/${string}`, S extends z.ZodType>(path: P, summary: string, body: S) =>
  endpoint({
    method: 'POST',
    path,
    summary: `${summary}; as an event stream with \`Accept: text/event-stream\``,
    tag: 'Guide',
    access: 'person',
    body,
    bodyLimit: 4 * MEGABYTE,
    answers: { 200: reply },
    problems: ['not_found', 'message_id_reused', 'not_replaceable', 'interrupted'],
  });

const asked = { objective, discussionId };

export const generateQuestion = generate(
  '/api/generate-question',
  'The opening of a talk about a book or concept',
  z.object({ bookTitle: title, bookAuthor: creator, ...asked }),
);
export const generateMovieQuestion = generate(
  '/api/generate-movie-question',
  'The opening of a talk about a film',
  z.object({ movieTitle: title, movieDirector: creator, ...asked }),
);
export const generateArtQuestion = generate(
  '/api/generate-art-question',
  'The opening of a talk about an artwork',
  z.object({ artworkTitle: title, artworkArtist: creator, ...asked }),
);

export const chatAboutBook = chat(
  '/api/chat',
  'Say something about a book or concept',
  z.preprocess(withoutForeignHistory, z.object({ bookTitle: title, bookAuthor: creator, ...said })),
);
export const chatAboutMovie = chat(
  '/api/movie-chat',
  'Say something about a film',
  z.preprocess(withoutForeignHistory, z.object({ movieTitle: title, movieDirector: creator, ...said })),
);
export const chatAboutArt = chat(
  '/api/art-chat',
  'Say something about an artwork',
  z.preprocess(withoutForeignHistory, z.object({ artworkTitle: title, artworkArtist: creator, ...said })),
);

/** The events of a streamed reply; `feedback` and `quickReplies` come before `done`, `done` or `error` is last. */
const CHAT_EVENTS = {
  delta: z.object({ text: z.string() }),
  feedback,
  quickReplies: z.object({ replies: z.array(quickReply) }),
  done: z.object({
    content: z.string(),
    messageId: z.int().optional(),
    guide: z.string(),
    standIn,
    talkState,
  }),
  error: z.object({ message: z.string(), code: z.string() }),
} as const;
export type ChatEvent = {
  [E in keyof typeof CHAT_EVENTS]: { event: E; data: z.infer<(typeof CHAT_EVENTS)[E]> };
}[keyof typeof CHAT_EVENTS];
