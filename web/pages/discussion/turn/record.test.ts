import { expect, test } from 'vitest';
import type { Message } from '#contract/discussions.ts';
import { isWhole, recordOf, runningRecord } from './record.ts';

const user = (id: number, key: string | null) =>
  ({ id, sender: 'user', clientMessageId: key, state: 'done' }) as Message;
const ai = (id: number, state: Message['state']) => ({ id, sender: 'ai', state }) as Message;
const talk = [ai(1, 'done'), user(2, 'a'), ai(3, 'done'), user(4, null), ai(5, 'running'), user(6, 'c')];

test('a message is found by the id it was sent under, with the reply to it', () => {
  expect(recordOf(talk, 'a')).toMatchObject({ asked: { id: 2 }, reply: { id: 3 } });
  expect(recordOf(talk, 'message 4')?.reply?.id).toBe(5);
  expect(recordOf(talk, 'c')).toMatchObject({ asked: { id: 6 }, reply: null });
  expect(recordOf(talk, 'elsewhere')).toBeNull();
});

test('the reply being written just now is the one to join', () => {
  expect(runningRecord(talk)).toMatchObject({ asked: { id: 4 }, reply: { id: 5 } });
  expect(runningRecord(talk.slice(0, 4))).toBeNull();
});

test.each([
  ['done', true],
  ['stopped', true],
  ['running', false],
  ['interrupted', false],
] as const)('a reply that is %s is whole: %s', (state, whole) => {
  expect(isWhole({ asked: user(1, 'a'), reply: ai(2, state) })).toBe(whole);
});
