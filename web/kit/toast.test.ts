import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_REMOVE_DELAY, ToastStore } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('at most one notification is there at a time: the newest', () => {
  const store = new ToastStore();
  store.show({ title: 'First' });
  store.show({ title: 'Second' });
  expect(store.current().map((toast) => toast.title)).toEqual(['Second']);
});

test('a dismissed notification closes at once and is forgotten after the removal delay', () => {
  const store = new ToastStore();
  const id = store.show({ title: 'Saved' });
  store.dismiss(id);
  expect(store.current()).toMatchObject([{ title: 'Saved', open: false }]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
  expect(store.current()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.current()).toEqual([]);
});

test('a late removal leaves the next notification alone', () => {
  const store = new ToastStore();
  store.dismiss(store.show({ title: 'Old' }));
  store.show({ title: 'New' });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
  expect(store.current()).toMatchObject([{ title: 'New', open: true }]);
});
