import { AA, contrast, mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES, type Face } from '../faces.ts';
import { stretchTo } from '../lettering.ts';
import type { Sheet } from '../sheet.ts';
import { el, escapeXml, pane, rect, rule } from '../svg.ts';
import { fitText } from '../typeset.ts';
import { capitals, visualLength } from '../wording.ts';

const WIDTH = 252;
const TALLEST = 310;
const GAP = 4;

/** The title alone, every line as wide as the page, like a wood-type bill; a short one echoes down it. */
export const stack: Composition = {
  name: 'stack',
  holds: 48,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, accent } = palette;
    const face = dice.pick<Face>([FACES.slab, FACES.narrowBold, FACES.didoneBold, FACES.grotesqueBold]);
    const inks = contrast(accent, ground) >= AA ? [ink, accent] : [ink];
    const first = dice.whole(0, 1);
    sheet.add(rect(0, 0, 300, 450, ground));
    let y = 30;
    for (const [i, row] of bestRows(capitals(title), face).entries()) {
      const room = { x: 24, y, width: WIDTH, height: TALLEST };
      const flush = visualLength(row) > 2;
      const set = sheet.words(row, room, {
        face,
        max: 300,
        on: ground,
        inks: [inks[(i + first) % inks.length] ?? ink, ink],
        lines: 1,
        flush,
      });
      y = set.y + set.height + GAP;
    }
    const plain = { on: ground, inks: [ink], face: FACES.humanist };
    if (sub) {
      const set = sheet.words(
        sub,
        { x: 24, y: y + 10, width: WIDTH, height: 372 - y - 10 },
        { ...plain, max: 19 },
      );
      y = set.y + set.height;
    }
    if (y < 240) sheet.add(echo(capitals(title), face, y + 6, ground, accent));
    sheet.add(rule(24, 382, 276, 382, accent, 3));
    sheet.creator(
      creator,
      { x: 24, y: 390, width: WIDTH, height: 42 },
      { ...plain, max: 18, rest: 'middle' },
    );
  },
};

/** The line count whose lines, each blown up to the full width, best fill the page. */
function bestRows(title: string, face: Face): string[] {
  let best: string[] = [title];
  let tallest = 0;
  for (let count = 1; count <= 6; count++) {
    const room = {
      width: count === 1 ? 9999 : 200,
      height: 999,
      max: 46 - count * 4,
      min: 12,
      face,
      lines: count,
    };
    const { lines } = fitText(title, room);
    if (lines.some((line) => line.endsWith('…'))) continue;
    const height = lines.reduce((sum, line) => {
      return (
        sum + GAP + fitText(line, { width: WIDTH, height: TALLEST, max: 300, min: 11, face, lines: 1 }).height
      );
    }, 0);
    if (height > tallest && height <= TALLEST + 30) {
      tallest = height;
      best = lines;
    }
  }
  return best;
}

/** The same words again and again, sinking into the ground. Decoration: not read aloud. */
function echo(title: string, face: Face, top: number, ground: string, accent: string): string {
  const fit = fitText(title, { width: WIDTH, height: 120, max: 120, min: 11, face, lines: 1 });
  const step = Math.max(22, fit.size * (fit.ascent + fit.descent) * 1.08);
  const rows: string[] = [];
  for (let y = fit.size * fit.ascent, i = 0; y < 372 - top; y += step, i++) {
    const shade = mix(ground, accent, Math.max(0.14, 0.62 - i * 0.09));
    rows.push(el('tspan', { x: 0, y, fill: shade, ...stretchTo(fit.width) }, escapeXml(fit.lines[0] ?? '')));
  }
  const type = {
    'font-family': face.stack,
    'font-size': fit.size,
    'font-weight': face.weight,
    'aria-hidden': 'true',
  };
  return pane(24, top, WIDTH, 372 - top, el('text', type, rows.join('')));
}
