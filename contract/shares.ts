/** Links to a read-only copy of a discussion, for anyone who has them. */
import * as z from 'zod';
import { message, workBeside } from './discussions.ts';
import { endpoint, idParams } from './endpoint.ts';
import { KINDS } from './kinds.ts';
import { time } from './text.ts';
import * as say from './words.ts';

/** The width of the work's picture on such a page. */
export const SHARED_PICTURE_WIDTH = 640;

const share = z.object({
  token: z.string(),
  url: z.url(),
  expiresAt: time.nullable(),
  /** Up to when the copy goes. */
  sharedAt: time,
  /** Nothing was said in the discussion since. */
  isCurrent: z.boolean(),
  discussionId: z.int(),
  kind: z.enum(KINDS),
  title: z.string(),
  creator: z.string(),
  objective: z.string(),
  beside: workBeside.nullable(),
  /** What the owner calls the discussion; others never see it. */
  name: z.string().nullable(),
});
export type Share = z.infer<typeof share>;

const sharedMessage = message.pick({ content: true, sender: true }).extend({
  /** `cut` when the reply was stopped or broke off. */
  state: z.enum(['done', 'cut']),
});
export type SharedMessage = z.infer<typeof sharedMessage>;

/** All that others get to see. */
const sharedDiscussion = z.object({
  kind: z.enum(KINDS),
  title: z.string(),
  creator: z.string(),
  objective: z.string(),
  /** The second work, where two are compared. */
  beside: workBeside.nullable(),
  /** The owner's first name, or "A reader". */
  sharedBy: z.string(),
  sharedAt: time,
  /** A path of ours, signed for exactly this picture. */
  pictureUrl: z.string().nullable(),
  /** A long talk is shown in pages: which this is, from 1, and how many there are. */
  page: z.int(),
  pages: z.int(),
  /** Of this page. */
  messages: z.array(sharedMessage),
});
export type SharedDiscussion = z.infer<typeof sharedDiscussion>;

export const shareDiscussion = endpoint({
  method: 'POST',
  path: '/api/discussions/{id}/share',
  summary: 'Make the link to a read-only copy, or bring the copy behind it up to now',
  tag: 'Sharing',
  access: 'person',
  params: idParams,
  body: z.object({
    /** Left out, it stays as it is (at first: no end); null is no end. */
    expiresInDays: z
      .int(say.aWholeNumberOfDays)
      .min(1, say.aWholeNumberOfDays)
      .max(365, say.aWholeNumberOfDays)
      .nullish(),
  }),
  bodyOptional: true,
  answers: { 201: share, 200: share },
});

export const stopSharing = endpoint({
  method: 'DELETE',
  path: '/api/discussions/{id}/share',
  summary: 'Stop sharing: the link is dead at once and never comes back',
  tag: 'Sharing',
  access: 'person',
  params: idParams,
  answers: { 204: null },
});

export const listShares = endpoint({
  method: 'GET',
  path: '/api/shares',
  summary: "The person's links that work now, the one last brought up to date first",
  tag: 'Sharing',
  access: 'person',
  answers: { 200: z.array(share) },
});

export const sharedPageNumber = z.coerce
  .number(say.aPageNumber)
  .int(say.aPageNumber)
  .min(1, say.aPageNumber)
  .default(1);

export const readShared = endpoint({
  method: 'GET',
  path: '/api/shared/{token}',
  summary: 'What is behind a link, a page of it, without an account',
  tag: 'Sharing',
  access: 'anyone',
  params: z.object({ token: z.string() }),
  query: z.object({ page: sharedPageNumber }),
  answers: { 200: sharedDiscussion },
  problems: ['not_found'],
});
