/** Long talks as an export of ours tells them. */
import { randomUUID } from 'node:crypto';

export type HoardedTalk = { messages: number; content: (at: number) => string; title?: string };

export const talkEntry = ({ messages, content, title = 'A hoarded talk' }: HoardedTalk) => ({
  kind: 'book',
  itemId: null,
  title,
  creator: 'Nobody',
  objective: 'Critical Thinking',
  name: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastMessageAt: null,
  messages: Array.from({ length: messages }, (_, at) => ({
    id: at + 1,
    content: content(at),
    sender: at % 2 ? 'user' : 'ai',
    guide: 'builtin',
    state: 'done',
    clientMessageId: randomUUID(),
    timestamp: new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString(),
    replyTo: null,
  })),
});
