import { describe, expect, test } from 'vitest';
import type { Message } from '#contract/discussions.ts';
import { type Turn, turnAfter } from '../turn/turn.ts';
import type { Work } from '../work/work.ts';
import { storedEntries, turnEntries, without, withTurn } from './entries.ts';

const work: Work = { kind: 'book', itemId: null, slug: null, title: '1984', creator: 'George Orwell' };
const at = '2026-03-01T12:00:00.000Z';
let ids = 0;
const message = (more: Partial<Message>): Message => ({
  id: ++ids,
  discussionId: 1,
  bookId: 0,
  content: 'x',
  sender: 'user',
  userId: 'Ada',
  feedback: null,
  guide: null,
  state: 'done',
  clientMessageId: null,
  timestamp: at,
  ...more,
});
const reply = (more: Partial<Message> = {}) =>
  message({ sender: 'ai', userId: 'AI', guide: 'builtin', ...more });
const said = turnAfter(null, { type: 'said', key: 'k', words: 'Winston', at }) as Turn;

describe('a turn and the record of it', () => {
  test('have the same keys, so that the page does not flicker when one takes the place of the other', () => {
    const stored = storedEntries([reply(), message({ clientMessageId: 'k' }), reply()]);
    expect(stored.slice(1).map(({ key }) => key)).toEqual(turnEntries(said, work).map(({ key }) => key));
    expect(new Set(stored.map(({ key }) => key)).size).toBe(3);
  });

  test('are shown once: what is on its way stands in the place of what the server has so far', () => {
    const stored = storedEntries([
      message({ content: 'Winston', clientMessageId: 'k' }),
      reply({ content: 'So', state: 'running', guide: null }),
    ]);
    const heard = turnAfter(said, {
      type: 'heard',
      key: 'k',
      event: { event: 'delta', data: { text: 'So far' } },
    });
    const shown = withTurn(stored, turnEntries(heard as Turn, work));
    expect(shown.map(({ content }) => content)).toEqual(['Winston', 'So far']);
  });

  test('of another tab stands where it was said', () => {
    const stored = storedEntries([message({ content: 'theirs' }), reply({ content: 'to them' })]);
    const shown = withTurn(stored, turnEntries(said, work));
    expect(shown.map(({ content }) => content)).toEqual(['theirs', 'to them', 'Winston', '']);
  });
});

test('words put anew stand in the place of the old ones and their reply', () => {
  const old = message({ content: 'old', clientMessageId: 'o' });
  const stored = storedEntries([reply({ content: 'opening' }), old, reply({ content: 'to the old' })]);
  const shown = withTurn(without(stored, old.id), turnEntries({ ...said, replaces: old.id }, work));
  expect(shown.map(({ content }) => content)).toEqual(['opening', 'Winston', '']);
  expect(without(stored, null)).toBe(stored);
  expect(without(stored, 987_654)).toBe(stored);
});

test('a reply that broke off knows the words to send again', () => {
  const entries = storedEntries([
    message({ content: 'My thought', clientMessageId: 'k' }),
    reply({ content: 'Half', state: 'interrupted' }),
  ]);
  expect(entries[1]).toMatchObject({ status: 'interrupted', again: { key: 'k', words: 'My thought' } });
});

test('where the built-in guide stepped in for a model the message says so, the very first, too', () => {
  const entries = storedEntries([
    reply({ standIn: 'fault' }),
    message({}),
    reply({ standIn: 'budget' }),
    message({}),
    reply({ guide: 'builtin' }),
  ]);
  const told = entries.filter(({ sender }) => sender === 'ai').map(({ tookOver }) => tookOver);
  expect(told).toEqual(['fault', 'budget', null]);
});

test('words that did not reach the server stay, with the canned reply; refused ones without it', () => {
  const unreachable = turnAfter(said, { type: 'failed', key: 'k', trouble: { kind: 'unreachable' } }) as Turn;
  expect(turnEntries(unreachable, work)).toMatchObject([
    { status: 'unsent', content: 'Winston' },
    { status: 'stand-in', content: expect.stringContaining('your thoughts about "1984"') },
  ]);
  const refused = turnAfter(said, { type: 'failed', key: 'k', trouble: { kind: 'refused', words: 'No' } });
  expect(turnEntries(refused as Turn, work)).toHaveLength(1);
});
