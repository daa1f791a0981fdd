import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Discussion, Message } from '#contract/discussions.ts';
import { fileNameOf, transcriptOf } from './transcript.ts';

const minuteOf = (time: string) => time.slice(0, 16);
const discussion: Discussion = {
  id: 1,
  kind: 'book',
  itemId: 4,
  slug: null,
  title: '1984',
  creator: 'George Orwell',
  objective: 'Critical Thinking',
  beside: null,
  name: null,
  messageCount: 3,
  lastMessageAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
};
const at = { discussionId: 1, bookId: 4, timestamp: '2026-03-01T12:00:00.000Z', clientMessageId: null };
const messages: Message[] = [
  {
    ...at,
    id: 1,
    sender: 'ai',
    userId: 'AI',
    content: 'Who wins?',
    feedback: null,
    guide: 'builtin',
    state: 'done',
  },
  {
    ...at,
    id: 2,
    sender: 'user',
    userId: 'Ada',
    content: 'The Party.',
    feedback: null,
    guide: null,
    state: 'done',
  },
  {
    ...at,
    id: 3,
    sender: 'ai',
    userId: 'AI',
    content: 'For how',
    feedback: { rating: 'fair', comment: 'Pick one scene.' },
    guide: 'builtin',
    state: 'stopped',
  },
];

test('a talk leaves as a file with everything in it, in order', () => {
  const text = transcriptOf(discussion, messages, minuteOf);
  expect(text).toMatch(/^# 1984\n\n\*1984\* by George Orwell · Critical Thinking · /);
  const places = [
    'Who wins?',
    '**Ada**',
    'The Party.',
    'For how',
    '(not finished)',
    '> Fair response Pick one scene.',
  ];
  const found = places.map((words) => text.indexOf(words));
  expect(found.every((place, i) => place > (found[i - 1] ?? 0))).toBe(true);
});

test('it is called by its name where it has one', () => {
  expect(transcriptOf({ ...discussion, name: 'On fear' }, [], minuteOf)).toMatch(/^# On fear\n/);
  expect(fileNameOf({ ...discussion, name: 'On fear' })).toBe('On fear - Critical Thinking.md');
});

test('whatever a work is called, the file has a name every system takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const name = fileNameOf({ ...discussion, title });
      expect(name).toMatch(/^[^/\\:*?"<>|.\p{Cc}][^/\\:*?"<>|\p{Cc}]*\.md$/u);
      expect(name.length).toBeLessThan(130);
    }),
  );
});
