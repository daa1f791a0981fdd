import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AA, apartFrom, asHex, contrast, inkOn } from './colour.ts';
import { conceptField } from './concepts/hues.ts';
import { BOOK_PALETTES, FILM_PALETTES } from './palettes.ts';

const all = [
  ...BOOK_PALETTES,
  ...FILM_PALETTES,
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((i) => [true, false].map((dark) => conceptField('', i, dark).palette)),
];
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the palettes', () => {
  it.each(all)('$name $ground: its own inks read well on its ground and its label', (palette) => {
    expect(contrast(palette.ink, palette.ground)).toBeGreaterThanOrEqual(AA);
    expect(contrast(palette.plateInk, palette.plate)).toBeGreaterThanOrEqual(AA);
  });

  it('are many, and no two have the same ground', () => {
    expect(BOOK_PALETTES.length).toBeGreaterThanOrEqual(16);
    expect(new Set(BOOK_PALETTES.map((palette) => palette.ground)).size).toBe(BOOK_PALETTES.length);
  });
});

describe('choosing an ink', () => {
  it('finds a readable one for any field, whatever was wished for', () => {
    fc.assert(
      fc.property(hex, fc.array(hex, { maxLength: 3 }), (field, wished) => {
        expect(contrast(inkOn(field, wished), field)).toBeGreaterThanOrEqual(AA);
        expect(contrast(apartFrom(field, wished), field)).toBeGreaterThanOrEqual(1.6);
      }),
    );
  });

  it('takes the wished-for ink where it reads well', () => {
    expect(inkOn('#15192b', ['#c9a15a', '#ffffff'])).toBe('#c9a15a');
  });

  it('knows contrast as WCAG reckons it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('takes hex colours only', () => {
    expect(['#ABC', '#a1b2c3', 'red', '#12345', 'url(#x)'].map(asHex)).toEqual([
      '#aabbcc',
      '#a1b2c3',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
