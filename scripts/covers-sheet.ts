/**
 * Writes a page of covers to look at: the whole catalogue, or the works of a JSON file.
 * node scripts/covers-sheet.ts <out.html> [--width 150] [--background '#f4efe4'] [--works works.json]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeCover } from '#catalogue/covers/cover.ts';
import type { CoverInput } from '#catalogue/covers/frame.ts';
import { SHELF } from '#catalogue/covers/shelf.ts';
import { escapeXml } from '#catalogue/covers/svg.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '150' },
    background: { type: 'string', default: '#f4efe4' },
    works: { type: 'string' },
  },
});
const [out] = positionals;
const width = Number(values.width);
if (!out || !(width > 0)) {
  console.error(
    'Usage: node scripts/covers-sheet.ts <out.html> [--width 150] [--background #f4efe4] [--works works.json]',
  );
  process.exit(1);
}

const works = values.works
  ? (JSON.parse(readFileSync(values.works, 'utf8')) as CoverInput[])
  : Object.values(SHELF).flat();
const pictures = works.map((work) => {
  const { svg, composition, palette } = makeCover(work);
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<img src="${source}" width="${width}" alt="" title="${escapeXml(`${work.title} · ${composition} · ${palette}`)}">`;
});
const style = `body{margin:24px;background:${escapeXml(values.background)};display:flex;flex-wrap:wrap;gap:${width / 9}px;align-items:flex-end}
img{box-shadow:0 1px 2px #0003,0 6px 14px #0002;border-radius:2px}`;
writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><title>Covers</title><style>${style}</style>${pictures.join('')}`,
);
console.log(`${works.length} covers written to ${out}`);
