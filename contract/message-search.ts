import * as z from 'zod';
import { discussion } from './discussions.ts';
import { endpoint } from './endpoint.ts';
import { requiredText, time } from './text.ts';
import * as say from './words.ts';

const MOST = 50;
const limitMessage = say.fromOneTo(MOST);

const whereItWasSaid = discussion.pick({
  kind: true,
  itemId: true,
  slug: true,
  title: true,
  creator: true,
  objective: true,
  beside: true,
  name: true,
});

const foundMessage = z.object({
  messageId: z.int(),
  discussionId: z.int(),
  ...whereItWasSaid.shape,
  sender: z.enum(['user', 'ai']),
  /** What was said, around the words that were looked for. */
  excerpt: z.string(),
  /** Where those words stand in the excerpt: from, and up to but not with. */
  marks: z.array(z.tuple([z.int(), z.int()])),
  timestamp: time,
});
export type FoundMessage = z.infer<typeof foundMessage>;

export const searchMessages = endpoint({
  method: 'GET',
  path: '/api/message-search',
  summary: "Search what was said in the person's own discussions; every word counts, begun ones too",
  tag: 'Discussions',
  access: 'person',
  query: z.object({
    q: requiredText(200, say.whatShouldBeLookedFor),
    limit: z.coerce
      .number(limitMessage)
      .int(limitMessage)
      .min(1, limitMessage)
      .max(MOST, limitMessage)
      .default(10),
  }),
  answers: { 200: z.array(foundMessage) },
});
