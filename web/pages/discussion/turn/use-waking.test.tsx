// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWaking } from './use-waking.ts';

const woken = vi.fn();
function Tab() {
  useWaking(woken);
  return null;
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  woken.mockReset();
});
afterEach(() => vi.useRealTimers());

test('a tab finds out what became of its talk after a sleep, its own or the machine’s, and not while awake', () => {
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Tab />));
  vi.advanceTimersByTime(300_000);
  expect(woken).not.toHaveBeenCalled();

  // The lid is closed: the clock goes on, and timers do not.
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(15_000);
  expect(woken).toHaveBeenCalledTimes(1);

  document.dispatchEvent(new Event('resume'));
  expect(woken).toHaveBeenCalledTimes(2);

  act(() => root.unmount());
  document.dispatchEvent(new Event('resume'));
  expect(woken).toHaveBeenCalledTimes(2);
});
