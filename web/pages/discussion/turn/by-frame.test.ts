// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatEvent } from '#contract/chat.ts';
import { byFrame } from './by-frame.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const delta = (text: string): ChatEvent => ({ event: 'delta', data: { text } });
const done: ChatEvent = { event: 'done', data: { content: 'x', guide: 'builtin' } };

test('a fast stream is told twenty times a second, and no word of it is lost', () => {
  const told: ChatEvent[] = [];
  const tell = byFrame((event) => told.push(event));
  for (let at = 0; at < 200; at++) {
    tell(delta(`${at} `));
    vi.advanceTimersByTime(5);
  }
  vi.advanceTimersByTime(200);
  expect(told.length).toBeLessThanOrEqual(21);
  expect(told.length).toBeGreaterThan(10);
  const words = told.map((event) => (event.event === 'delta' ? event.data.text : '')).join('');
  expect(words).toBe(Array.from({ length: 200 }, (_, at) => `${at} `).join(''));
});

test('the first words and the end do not wait, and nothing comes behind the end', () => {
  const told: string[] = [];
  const tell = byFrame(({ event }) => told.push(event));
  tell(delta('So'));
  vi.advanceTimersByTime(20);
  expect(told).toEqual(['delta']);
  tell(delta(' far'));
  tell(done);
  vi.advanceTimersByTime(500);
  expect(told).toEqual(['delta', 'delta', 'done']);
});
