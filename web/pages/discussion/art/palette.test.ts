import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_COLOURS, PALETTE_SIZE, paletteOf, SAMPLE_EVERY } from './palette.ts';

type Pixel = [number, number, number, number];
/** Each pixel stands where it is looked at; between them is white that is not. */
const sampled = (...pixels: Pixel[]) =>
  pixels.flatMap((pixel) => [...pixel, ...Array<number>(4 * (SAMPLE_EVERY - 1)).fill(255)]);

test('every tenth pixel counts, the most frequent colour first', () => {
  const picture = sampled([200, 30, 30, 255], [10, 20, 90, 255], [10, 20, 90, 255]);
  expect(paletteOf(picture)).toEqual(['#0A145A', '#C81E1E']);
});

test('what is half transparent or more does not count', () => {
  expect(paletteOf(sampled([200, 30, 30, 128], [10, 20, 90, 129]))).toEqual(['#0A145A']);
});

test('a picture without a colour to give has the three fallbacks', () => {
  expect(paletteOf([])).toEqual(['#4F46E5', '#7C3AED', '#EC4899']);
  expect(paletteOf(sampled([1, 2, 3, 0]))).toBe(NO_COLOURS);
});

test('whatever the picture, there are one to six hex codes, none twice', () => {
  fc.assert(
    fc.property(fc.uint8ClampedArray({ minLength: 0, maxLength: 8000 }), (pixels) => {
      const palette = paletteOf(pixels);
      expect(palette.length).toBeGreaterThan(0);
      expect(palette.length).toBeLessThanOrEqual(PALETTE_SIZE);
      expect(palette.every((code) => /^#[0-9A-F]{6}$/.test(code))).toBe(true);
      expect(new Set(palette).size).toBe(palette.length);
    }),
  );
});
