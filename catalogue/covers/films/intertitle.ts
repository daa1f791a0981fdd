import { mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, frame, rect, shape, stroke } from '../svg.ts';
import { credits } from './credits.ts';

const CORNERS = [
  'M0 56V14A14 14 0 0 1 14 0H56M10 56V24A14 14 0 0 1 24 10H56',
  'M0 52V0H52M10 42V10H42M20 32V20H32',
  'M0 60C4 30 30 4 60 0M0 40C6 24 24 6 40 0M12 12L30 30',
] as const;

/** A title card of the silent screen: ruled frame, lettering, nothing else. Holds any length. */
export const intertitle: Composition = {
  name: 'intertitle',
  holds: Number.POSITIVE_INFINITY,
  draw(sheet: Sheet, brief: Brief) {
    const { title, sub, palette, dice } = brief;
    const { ground, ink, accent, second } = palette;
    const dark = mix(ground, '#000000', 0.12);
    const corner = dice.pick(CORNERS);
    sheet.add(
      rect(0, 0, 300, 450, dark),
      frame(14, 14, 272, 422, second, 6),
      frame(22, 22, 256, 406, accent, 1.2),
    );
    for (const [x, y, sx, sy] of [
      [30, 30, 1, 1],
      [270, 30, -1, 1],
      [30, 420, 1, -1],
      [270, 420, -1, -1],
    ] as const) {
      sheet.add(stroke(corner, accent, 2, { transform: `translate(${x} ${y})scale(${sx} ${sy})` }));
    }
    const face = dice.pick([FACES.transitional, FACES.oldStyle, FACES.didone, FACES.oldStyleItalic]);
    const set = sheet.title(
      title,
      sub,
      { x: 40, y: 92, width: 220, height: 226 },
      {
        face,
        sub: FACES.oldStyleItalic,
        max: 58,
        on: dark,
        inks: [ink],
        align: 'middle',
        rest: 'middle',
        leading: 1.12,
      },
    );
    const y = set.y + set.height + 24;
    if (y < 338) {
      sheet.add(stroke(`M92 ${y}H136M164 ${y}H208`, accent, 1.6), circle(150, y, 3, accent));
      sheet.add(shape(`M150 ${y - 9}l7 9l-7 9l-7 -9z`, 'none', { stroke: accent, 'stroke-width': 1.4 }));
    }
    credits(sheet, brief, 348, dark, [ink], 40, 220);
  },
};
