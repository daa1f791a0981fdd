import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../contrast.ts';
import { mix, schemeFrom, TINTED, TOKEN_NAMES, type Tokens, WASHES, WRITTEN } from './scheme.ts';

const css = readFileSync(new URL('../../../tokens.css', import.meta.url), 'utf8');
const themes = (['light', 'dark'] as const).map((theme, side) => {
  const entries = TOKEN_NAMES.map((name) => {
    const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
    return [name, found?.[side + 1] ?? ''];
  });
  return [theme, Object.fromEntries(entries) as Tokens] as const;
});

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const palettes = fc.array(colour, { maxLength: 6 });

describe.each(themes)('artistic mode by %s', (_, tokens) => {
  test('keeps every word legible, whatever the palette', () => {
    fc.assert(
      fc.property(palettes, (palette) => {
        const scheme = schemeFrom(palette, tokens);
        const papers = [...TINTED.map((name) => scheme[name]), scheme['accent-soft']];
        const inks = [...WRITTEN.map((name) => tokens[name]), scheme.accent, scheme['accent-strong']];
        for (const paper of papers)
          for (const ink of inks) expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(scheme['on-accent'], scheme.accent)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(scheme['on-accent'], scheme['accent-strong'])).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 400 },
    );
  });

  test('keeps every word legible on the backdrop, wherever its colours run into each other', () => {
    fc.assert(
      fc.property(palettes, fc.double({ min: 0, max: 1, noNaN: true }), (palette, share) => {
        const scheme = schemeFrom(palette, tokens);
        const grounds = [scheme.paper, ...WASHES.map((name) => scheme[name])];
        const inks = [...WRITTEN.map((name) => tokens[name]), scheme.accent];
        for (const one of grounds)
          for (const other of grounds)
            for (const ink of inks) expect(contrast(ink, mix(one, other, share))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 200 },
    );
  });

  test('takes its colour from the palette', () => {
    const blue = schemeFrom(['#808080', '#1b3fae'], tokens);
    const red = schemeFrom(['#808080', '#ae1b1b'], tokens);
    expect(blue.paper).not.toBe(red.paper);
    expect(blue.accent).not.toBe(red.accent);
  });
});
