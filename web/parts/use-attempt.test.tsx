// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UnreachableError } from '../call.ts';
import { toasts } from '../kit/toast.ts';
import { useAttempt } from './use-attempt.ts';

afterEach(cleanup);

const failing = () => Promise.reject(new UnreachableError());

test('a second press while the first is under way does nothing', async () => {
  const { result } = renderHook(() => useAttempt());
  const { promise, resolve } = Promise.withResolvers<void>();
  const action = vi.fn(() => promise);
  let first = Promise.resolve(false);
  act(() => {
    first = result.current.attempt(action);
  });
  expect(result.current.busy).toBe(true);
  expect(await result.current.attempt(action)).toBe(false);
  resolve();
  await act(async () => expect(await first).toBe(true));
  expect(action).toHaveBeenCalledOnce();
  expect(result.current.busy).toBe(false);
});

test('why it could not be done stands in its place until it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result } = renderHook(() => useAttempt());
  await act(async () => expect(await result.current.attempt(failing)).toBe(false));
  expect(result.current.wrong).not.toBeNull();
  await act(async () => expect(await result.current.attempt(() => Promise.resolve())).toBe(true));
  expect(result.current.wrong).toBeNull();
  expect(toasts.current()).toEqual([]);
});

test('or a notification says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result } = renderHook(() => useAttempt('That could not be changed'));
  await act(async () => expect(await result.current.attempt(failing)).toBe(false));
  expect(result.current.wrong).toBeNull();
  expect(toasts.current()).toMatchObject([{ title: 'That could not be changed', tone: 'danger' }]);
});
