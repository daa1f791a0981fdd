// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { fetchInIdleTime, wantedInIdleTime } from './in-idle-time.ts';

test('what may be needed is fetched one after another once the page has settled, and so is what comes later', async () => {
  const fetched: string[] = [];
  const piece = (name: string) => async () => {
    fetched.push(`${name} begun`);
    await Promise.resolve();
    fetched.push(name);
  };
  wantedInIdleTime(piece('share'));
  wantedInIdleTime(() => Promise.reject(new TypeError('Failed to fetch')));
  wantedInIdleTime(piece('palette'));
  expect(fetched).toEqual([]);

  fetchInIdleTime();
  await vi.waitFor(() => expect(fetched).toEqual(['share begun', 'share', 'palette begun', 'palette']));

  wantedInIdleTime(piece('viewer'));
  await vi.waitFor(() => expect(fetched.at(-1)).toBe('viewer'));
});
