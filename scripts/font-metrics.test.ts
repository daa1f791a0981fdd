import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readMetrics } from './font-metrics.ts';
import { CHARACTERS, CUTS } from './font-set.ts';

const require = createRequire(import.meta.url);

test.each(CUTS)('the figures read from $file are those of a text face', async ({ source, axes }) => {
  const font = await subsetFont(readFileSync(require.resolve(source)), CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: axes,
  });
  const { ascent, descent, lineGap, advance } = readMetrics(font);
  expect(advance).toBeGreaterThan(0.35);
  expect(advance).toBeLessThan(0.5);
  expect(ascent + descent + lineGap).toBeGreaterThan(0.99);
  expect(ascent + descent + lineGap).toBeLessThan(1.6);
});
