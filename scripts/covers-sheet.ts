/** Writes a page of covers to look at: `node scripts/covers-sheet.ts <out.html> <works.json> [width] [background]`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type CoverInput, makeCover } from '#catalogue/covers/cover.ts';

const [out, source, width = '150', background = '#f4efe4'] = process.argv.slice(2);
if (!out || !source) {
  console.error('Usage: node scripts/covers-sheet.ts <out.html> <works.json> [width] [background]');
  process.exit(1);
}

const works = JSON.parse(readFileSync(source, 'utf8')) as CoverInput[];
const figures = works.map((work) => {
  const { svg, composition, palette } = makeCover(work);
  const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<img src="${picture}" width="${Number(width)}" alt="" title="${composition} · ${palette}">`;
});
const style = `body{margin:24px;background:${background};display:flex;flex-wrap:wrap;gap:${Number(width) > 100 ? 18 : 10}px;align-items:flex-end}
img{box-shadow:0 1px 2px #0003,0 6px 14px #0002;border-radius:2px}`;
writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><title>Covers</title><style>${style}</style>${figures.join('')}`,
);
console.log(`${works.length} covers in ${out}`);
