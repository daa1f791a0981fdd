import { expect, test } from 'vitest';
import type { ChatEvent } from '#contract/chat.ts';
import { makeTurnStore } from './turn-store.ts';

const said = { type: 'said', key: 'a', words: 'Why?', at: '2026-03-01T12:00:00.000Z' } as const;
const heard = (event: ChatEvent) => ({ type: 'heard', key: 'a', event }) as const;
const words = (text: string) => heard({ event: 'delta', data: { text } });

test('words that come draw nothing anew but themselves', () => {
  const store = makeTurnStore();
  store.dispatch(said);
  expect(store.atLastStep()?.phase).toBe('waiting');
  store.dispatch(words('Since '));
  const began = store.atLastStep();
  expect(began).toMatchObject({ phase: 'streaming', reply: 'Since ' });

  let told = 0;
  const leave = store.subscribe(() => {
    told += 1;
  });
  store.dispatch(words('you '));
  store.dispatch(words('ask.'));
  expect(told).toBe(2);
  expect(store.atLastStep()).toBe(began);
  expect(store.now()?.reply).toBe('Since you ask.');

  store.dispatch({ type: 'stopping', key: 'a' });
  expect(store.atLastStep()).toMatchObject({ stopping: true, reply: 'Since you ask.' });
  leave();
  store.dispatch(heard({ event: 'feedback', data: { rating: 'good', comment: 'So it is.' } }));
  store.dispatch(words(' More.'));
  store.dispatch({ type: 'lost', key: 'a' });
  expect(store.atLastStep()).toMatchObject({ phase: 'lost', reply: 'Since you ask. More.' });
  expect(store.atLastStep()?.feedback?.rating).toBe('good');
  expect(told).toBe(3);
});

test('what is heard for another turn tells nobody', () => {
  const store = makeTurnStore();
  store.dispatch(said);
  const before = store.atLastStep();
  store.subscribe(() => expect.unreachable());
  store.dispatch({ type: 'heard', key: 'b', event: { event: 'delta', data: { text: 'No.' } } });
  expect(store.atLastStep()).toBe(before);
});
