import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAfterKey } from './place-after-key.ts';

const grid = { count: 11, columns: 4, rowsAtOnce: 2 };

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 10, 10],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 2, 6],
  // The last row is shorter: from over its gap one comes to its end.
  ['ArrowDown', 7, 10],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 6, 2],
  ['ArrowUp', 2, 'above'],
  ['PageDown', 1, 9],
  ['PageDown', 5, 10],
  ['PageUp', 9, 1],
  ['PageUp', 6, 2],
  ['Home', 9, 0],
  ['End', 0, 10],
  ['Enter', 5, null],
])('%s on place %i leads to %s', (key, from, to) => {
  expect(placeAfterKey(key, from, grid)).toBe(to);
});

test('no key ever leads out of the list', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];
  fc.assert(
    fc.property(
      fc.constantFrom(...keys),
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 6 }),
      fc.nat(),
      (key, count, columns, rowsAtOnce, seed) => {
        const to = placeAfterKey(key, seed % count, { count, columns, rowsAtOnce });
        expect(to === 'above' || (typeof to === 'number' && to >= 0 && to < count)).toBe(true);
      },
    ),
  );
});
