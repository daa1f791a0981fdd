// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { clearMirror } from '../../../mirror.ts';
import { keepDraft, keepEditing, keepUnsent, readDraft, readEditing, readUnsent } from './kept-words.ts';

beforeEach(() => localStorage.clear());
const unsent = { key: 'k', words: 'Not sent yet', at: '2026-03-01T12:00:00.000Z', replaces: null };

test('each discussion has a draft of its own, and an empty one leaves nothing behind', () => {
  keepDraft(1, 'Half a thought');
  keepDraft(2, 'Another');
  expect([readDraft(1), readDraft(2), readDraft(3)]).toEqual(['Half a thought', 'Another', '']);
  keepDraft(1, '');
  expect(localStorage.length).toBe(1);
});

test('a message that could not be sent is there after a reload, as it was', () => {
  keepUnsent(1, unsent);
  expect(readUnsent(1)).toEqual(unsent);
  keepUnsent(1, null);
  expect(readUnsent(1)).toBeNull();
});

test('one that was to take the place of another still is after a reload, and so is a draft', () => {
  keepUnsent(1, { ...unsent, replaces: 7 });
  expect(readUnsent(1)?.replaces).toBe(7);
  keepEditing(1, { messageId: 7, before: 'Half a thought' });
  expect([readEditing(1), readEditing(2)]).toEqual([{ messageId: 7, before: 'Half a thought' }, null]);
  keepEditing(1, null);
  expect(readEditing(1)).toBeNull();
});

test.each(['{', '{"messageId":"7","before":""}', 'null', '7'])('%s is no message to be replaced', (kept) => {
  localStorage.setItem('colloquy:editing:1', kept);
  expect(readEditing(1)).toBeNull();
});

test.each(['{', '{"key":1}', '{"key":"k","words":"x","at":"never"}', 'null'])(
  '%s is no such message',
  (kept) => {
    localStorage.setItem('colloquy:unsent:1', kept);
    expect(readUnsent(1)).toBeNull();
  },
);

test('whoever signs out leaves none of it on the device', () => {
  keepDraft(1, 'Private');
  keepUnsent(2, unsent);
  localStorage.setItem('theme', 'dark');
  clearMirror();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});
