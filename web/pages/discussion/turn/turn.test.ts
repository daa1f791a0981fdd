import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChatEvent } from '#contract/chat.ts';
import { isUnderWay, type Turn, type TurnAction, turnAfter } from './turn.ts';

const at = '2026-03-01T12:00:00.000Z';
const said = { type: 'said', key: 'a', words: 'Winston gives in.', at } as const satisfies TurnAction;
const heard = (event: ChatEvent, key = 'a'): TurnAction => ({ type: 'heard', key, event });
const delta = (text: string, key = 'a') => heard({ event: 'delta', data: { text } }, key);
const done = heard({ event: 'done', data: { content: 'When does he?', guide: 'builtin', messageId: 3 } });
const feedback = { rating: 'fair', comment: 'Pick one scene.' } as const;
const play = (...actions: TurnAction[]) => actions.reduce<Turn | null>(turnAfter, null);

describe('words that were sent', () => {
  test('stand there at once, and wait', () => {
    expect(play(said)).toMatchObject({ words: 'Winston gives in.', phase: 'waiting', reply: '' });
  });

  test('are answered word by word, with feedback, and the end has the last word', () => {
    expect(play(said, delta('When '), delta('does'))).toMatchObject({
      phase: 'streaming',
      reply: 'When does',
    });
    expect(play(said, delta('When'), heard({ event: 'feedback', data: feedback }), done)).toMatchObject({
      phase: 'ending',
      reply: 'When does he?',
      feedback,
      guide: 'builtin',
      messageId: 3,
    });
  });

  test('make way for the record of the server once it is there', () => {
    expect(play(said, done, { type: 'settled', key: 'a' })).toBeNull();
  });

  test('that were to replace others do so when sent again, unless those are no longer the last', () => {
    const instead: TurnAction = { ...said, replaces: 7 };
    const trouble = { kind: 'unreachable' } as const;
    expect(play(instead, { type: 'failed', key: 'a', trouble })?.replaces).toBe(7);
    expect(play(instead, { type: 'failed', key: 'a', trouble, isOutdated: true })?.replaces).toBeNull();
  });

  test('stay on screen with the reason when they could not be sent, and go out again as they were', () => {
    const unsent = play(said, { type: 'failed', key: 'a', trouble: { kind: 'unreachable' } });
    expect(unsent).toMatchObject({
      phase: 'unsent',
      words: 'Winston gives in.',
      trouble: { kind: 'unreachable' },
    });
    expect(turnAfter(unsent, said)).toMatchObject({ phase: 'waiting', trouble: null, key: 'a' });
  });

  test('that a reload found unsent are there again', () => {
    expect(play({ type: 'kept', key: 'a', words: 'Not sent', at })).toMatchObject({ phase: 'unsent' });
  });
});

describe('a line that breaks', () => {
  test('keeps what was shown, and joining again neither repeats nor loses a word', () => {
    const lost = play(said, delta('So far '), { type: 'lost', key: 'a' });
    expect(lost).toMatchObject({ phase: 'lost', reply: 'So far ' });
    const joined = turnAfter(lost, { type: 'joined', key: 'a', words: 'Winston gives in.', at });
    expect(joined).toMatchObject({ reply: 'So far ' });
    const more = [delta('So far and further '), delta('on.')].reduce<Turn | null>(turnAfter, joined);
    expect(more?.reply).toBe('So far and further on.');
  });

  test('told by the server is no end either', () => {
    const broken = heard({ event: 'error', data: { message: 'It broke off.', code: 'interrupted' } });
    expect(play(said, delta('Half'), broken)).toMatchObject({ phase: 'lost', reply: 'Half' });
  });
});

test('what is heard for an earlier turn changes nothing in the one on screen', () => {
  const other = fc.constantFrom<TurnAction>(
    delta('stale', 'old'),
    { type: 'lost', key: 'old' },
    { type: 'settled', key: 'old' },
    { type: 'stopping', key: 'old' },
    { type: 'failed', key: 'old', trouble: { kind: 'refused', words: 'No.' } },
  );
  fc.assert(
    fc.property(fc.array(other), (stale) => {
      const turn = play(said, delta('Fresh'));
      expect(stale.reduce<Turn | null>(turnAfter, turn)).toBe(turn);
    }),
  );
});

test('one message at a time: another waits until the reply has ended or the words failed', () => {
  expect(isUnderWay(null)).toBe(false);
  expect(isUnderWay(play(said))).toBe(true);
  expect(isUnderWay(play(said, delta('x')))).toBe(true);
  expect(isUnderWay(play(said, { type: 'lost', key: 'a' }))).toBe(true);
  expect(isUnderWay(play(said, done))).toBe(false);
  expect(isUnderWay(play(said, { type: 'failed', key: 'a', trouble: { kind: 'unreachable' } }))).toBe(false);
});
