import { beforeEach, expect, test, vi } from 'vitest';
import { memoryCaches } from '#tests/memory-caches.ts';
import { toasts } from '../kit/toast.ts';
import { hasArrived, keepOnItsWay } from '../outbox/outbox.ts';
import { signOut } from './sign-out.ts';

const leave = vi.fn();
beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  leave.mockClear();
});

test('who signs out while a message of theirs was not sent yet is told first, and can leave all the same', async () => {
  const message = { key: 'a', discussionId: 3, path: '/api/chat', body: {}, at: '2026-03-01T12:00:00Z' };
  await keepOnItsWay(7, message);
  await signOut(leave, 7);
  expect(leave).not.toHaveBeenCalled();
  const [told] = toasts.current();
  expect(told?.title).toBe('A message of yours has not been sent yet');
  told?.action?.run();
  expect(leave).toHaveBeenCalledOnce();
  await hasArrived(7, 'a');
});

test('nobody else has to wait, nor who has nothing on its way', async () => {
  await keepOnItsWay(8, {
    key: 'b',
    discussionId: 3,
    path: '/api/chat',
    body: {},
    at: '2026-03-01T12:00:00Z',
  });
  await signOut(leave, 7);
  expect(leave).toHaveBeenCalledOnce();
});
