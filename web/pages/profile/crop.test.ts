import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEAREST, placeOf, sideOf, wholeOf, within, withPlace } from './crop.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const number = fc.double({ min: -20_000, max: 20_000, noNaN: true });
const wanted = fc.record({ zoom: number, x: number, y: number });

test('whatever is asked for, the square lies inside the picture and is one', () => {
  fc.assert(
    fc.property(size, wanted, (picture, asked) => {
      const crop = within(picture, asked);
      const half = sideOf(picture, crop) / 2;
      expect(half * 2).toBeGreaterThanOrEqual(Math.min(picture.width, picture.height) / NEAREST - 1e-6);
      expect(crop.x - half).toBeGreaterThanOrEqual(-1e-6);
      expect(crop.x + half).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(crop.y - half).toBeGreaterThanOrEqual(-1e-6);
      expect(crop.y + half).toBeLessThanOrEqual(picture.height + 1e-6);
    }),
  );
});

test('it begins with as much of the middle as a square can hold', () => {
  expect(wholeOf({ width: 400, height: 300 })).toEqual({ zoom: 1, x: 200, y: 150 });
  expect(sideOf({ width: 400, height: 300 }, wholeOf({ width: 400, height: 300 }))).toBe(300);
});

test('a place that is set is the place that is told, wherever there is room', () => {
  fc.assert(
    fc.property(size, fc.double({ min: 0, max: 100, noNaN: true }), (picture, place) => {
      const crop = withPlace(picture, { ...wholeOf(picture), zoom: 2 }, 'x', place);
      const room = picture.width - sideOf(picture, crop);
      if (room >= 0.5) expect(placeOf(picture, crop, 'x')).toBeCloseTo(place, 3);
    }),
  );
});
