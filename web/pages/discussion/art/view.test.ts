import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved, NEAREST, type View, WHOLE, zoomed } from './view.ts';

const frame = { width: 800, height: 600 };
const step = fc.oneof(
  fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), x: fc.integer(), y: fc.integer() }),
  fc.record({ dx: fc.integer({ min: -2000, max: 2000 }), dy: fc.integer({ min: -2000, max: 2000 }) }),
);

test('however one moves, the picture fills its frame', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const end = steps.reduce<View>(
        (view, one) =>
          'factor' in one ? zoomed(view, one.factor, one, frame) : moved(view, one.dx, one.dy, frame),
        WHOLE,
      );
      expect(end.zoom).toBeGreaterThanOrEqual(1);
      expect(end.zoom).toBeLessThanOrEqual(NEAREST);
      expect(Math.abs(end.x)).toBeLessThanOrEqual((frame.width * (end.zoom - 1)) / 2);
      expect(Math.abs(end.y)).toBeLessThanOrEqual((frame.height * (end.zoom - 1)) / 2);
    }),
  );
});

test('the point under the finger stays there while one comes nearer', () => {
  const near = zoomed(WHOLE, 2, { x: 100, y: -50 }, frame);
  expect(near).toEqual({ zoom: 2, x: -100, y: 50 });
});

test('the whole picture cannot be pushed away', () => {
  expect(moved(WHOLE, 300, -40, frame)).toEqual(WHOLE);
});
