import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, num, pane, rect, stroke } from '../svg.ts';
import { credits } from './credits.ts';

/** A turning figure that draws the eye down to its still middle. */
export const vortex: Composition = {
  name: 'vortex',
  holds: 60,
  draw(sheet: Sheet, brief: Brief) {
    const { title, sub, palette, dice } = brief;
    const { ground, ink, accent, second } = palette;
    const petals = dice.pick([2, 3, 5]);
    const twist = dice.between(0.1, 0.2) * dice.pick([-1, 1]);
    const flat = dice.between(0.5, 0.78);
    const parts: string[] = [];
    for (let i = 0; i < 17; i++) {
      const r = 22 + i * 11;
      const turn = (i * twist * 180) / Math.PI;
      parts.push(
        `<ellipse cx="0" cy="0" rx="${num(r)}" ry="${num(r * flat)}" transform="rotate(${num(turn)})" fill="none" stroke="${i % petals === 0 ? accent : second}" stroke-width="${num(1 + i * 0.16)}"/>`,
      );
    }
    const eye = circle(0, 0, 11, ink) + circle(0, 0, 5, ground);
    sheet.add(
      rect(0, 0, 300, 450, ground),
      pane(0, 0, 300, 300, `<g transform="translate(150 152)">${parts.join('')}${eye}</g>`),
    );
    sheet.add(stroke('M24 308H276', accent, 2.4));
    const face = dice.pick([FACES.geometricBold, FACES.narrowBold, FACES.didoneBold]);
    sheet.title(
      title,
      sub,
      { x: 24, y: 318, width: 252, height: 84 },
      {
        face,
        max: 58,
        upper: true,
        tracking: 0.04,
        on: ground,
        inks: [ink],
        align: 'middle',
        rest: 'middle',
        leading: 1.04,
      },
    );
    credits(sheet, brief, 406, ground, [ink], 30);
  },
};
