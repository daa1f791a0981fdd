import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delayBeforeShowing, placeTooltip } from './tooltip-rules.ts';

test('the first tooltip waits 700 ms, the next within 300 ms comes at once', () => {
  expect(delayBeforeShowing(10_000, Number.NEGATIVE_INFINITY)).toBe(700);
  expect(delayBeforeShowing(10_000, 9_700)).toBe(0);
  expect(delayBeforeShowing(10_000, 9_699)).toBe(700);
});

test('a tooltip that fits the window is wholly inside it, wherever its anchor is', () => {
  const view = { width: 390, height: 700 };
  const anchors = fc.record({
    left: fc.integer({ min: -50, max: 400 }),
    top: fc.integer({ min: 0, max: 690 }),
    width: fc.integer({ min: 10, max: 200 }),
    height: fc.integer({ min: 10, max: 60 }),
  });
  const tips = fc.record({
    width: fc.integer({ min: 10, max: 370 }),
    height: fc.integer({ min: 10, max: 80 }),
  });
  fc.assert(
    fc.property(anchors, tips, (anchor, tip) => {
      const { left, top } = placeTooltip(anchor, tip, view);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + tip.width).toBeLessThanOrEqual(view.width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + tip.height).toBeLessThanOrEqual(view.height);
    }),
  );
});
