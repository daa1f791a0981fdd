// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.resetModules();
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  // Drawing is not what is asked here, and a machine may be slow.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());

/** Wants twelve covers; tells how many came with each frame, scrolled so far in each. */
async function comingWith(scrolled: readonly number[]): Promise<number[]> {
  const { wantCover } = await import('./drawn-covers.ts');
  let drawn = 0;
  for (let copy = 0; copy < 12; copy += 1)
    wantCover({ kind: 'book', title: `Emma ${copy}`, creator: 'Jane Austen' }, (picture) => {
      expect(picture).toMatch(/^data:image\/svg\+xml,/);
      drawn += 1;
    });
  await vi.waitFor(() => expect(frames).toHaveLength(1), { timeout: 20_000 });
  return scrolled.map((y) => {
    const before = drawn;
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
    frames.pop()?.(0);
    return drawn - before;
  });
}

test('covers come four to a frame, so that a whole wall of them holds nothing up', async () => {
  expect(await comingWith([0, 0, 0, 0])).toEqual([4, 4, 4, 0]);
});

test('while the page flies past they wait for it to slow down', async () => {
  expect(await comingWith([120, 240, 250])).toEqual([1, 1, 4]);
});
