/** A stored reply as the events that would have told it. */
import type { ChatEvent } from '#contract/chat.ts';
import { Problem } from '../problem.ts';
import { feedbackOf, quickRepliesOf, recordOf, standInOf } from '../store/message-told.ts';
import type { Row } from '../store/tables.ts';

export const eventsOf = (reply: Row<'messages'>): ChatEvent[] => {
  const feedback = feedbackOf(reply);
  const guide = reply.guide ?? 'builtin';
  const record = recordOf(reply);
  return [
    { event: 'delta', data: { text: reply.content } },
    ...(feedback ? [{ event: 'feedback', data: feedback } as const] : []),
    ...(record ? [{ event: 'quickReplies', data: { replies: quickRepliesOf(record) } } as const] : []),
    {
      event: 'done',
      data: { content: reply.content, messageId: reply.id, guide, ...standInOf(reply) },
    },
  ];
};

export const broken = (): ChatEvent => ({
  event: 'error',
  data: { code: 'interrupted', message: new Problem('interrupted').message },
});
