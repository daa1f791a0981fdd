/// <reference path="./subset-font.d.ts" />
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { type FontMetrics, readMetrics } from './font-metrics.ts';
import { CHARACTERS, CUTS, type Cut, FALLBACKS, FONT_BUDGET } from './font-set.ts';

const OUT = new URL('../web/generated/', import.meta.url);
const require = createRequire(import.meta.url);

/** Writes web/generated/*.woff2 and fonts.css, unless they are there for this very set of cuts. */
export async function makeFonts(): Promise<void> {
  const stamp = createHash('sha256')
    .update(JSON.stringify([CUTS, CHARACTERS, FALLBACKS]))
    .digest('hex');
  const stampFile = new URL('fonts.stamp', OUT);
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return;
  await mkdir(OUT, { recursive: true });
  const made = await Promise.all(CUTS.map(makeCut));
  const total = made.reduce((sum, cut) => sum + cut.size, 0);
  if (total > FONT_BUDGET) throw new Error(`The fonts take ${total} bytes; the budget is ${FONT_BUDGET}.`);
  await writeFile(new URL('fonts.css', OUT), made.map((cut) => cut.css).join('\n'));
  await writeFile(stampFile, stamp);
}

async function makeCut(cut: Cut): Promise<{ css: string; size: number }> {
  const source = await readFile(require.resolve(cut.source));
  const options = { variationAxes: cut.axes };
  const woff2 = await subsetFont(source, CHARACTERS, { ...options, targetFormat: 'woff2' });
  const unpacked = await subsetFont(source, CHARACTERS, { ...options, targetFormat: 'sfnt' });
  await writeFile(new URL(`${cut.file}.woff2`, OUT), woff2);
  return { css: faceCss(cut) + fallbackCss(cut, readMetrics(unpacked)), size: woff2.length };
}

function faceCss(cut: Cut): string {
  return `@font-face {
  font-family: '${cut.family}';
  font-style: ${cut.style};
  font-weight: ${cut.weight};
  font-display: swap;
  src: url('./${cut.file}.woff2') format('woff2');
}
`;
}

/** A local font stretched to the web font's advance and line box, so that nothing moves on swap. */
function fallbackCss(cut: Cut, metrics: FontMetrics): string {
  return FALLBACKS[cut.fallback]
    .map((fallback, i) => {
      const size = metrics.advance / fallback.advance;
      const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
      return `@font-face {
  font-family: '${cut.family} Fallback ${i + 1}';
  font-style: ${cut.style};
  src: ${fallback.locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(metrics.ascent / size)};
  descent-override: ${percent(metrics.descent / size)};
  line-gap-override: ${percent(metrics.lineGap / size)};
}
`;
    })
    .join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeFonts();
