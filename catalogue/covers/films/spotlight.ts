import { mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { el, num, polygon, rect, shape } from '../svg.ts';
import { credits } from './credits.ts';

/** Beams cross an empty stage and find the title. */
export const spotlight: Composition = {
  name: 'spotlight',
  holds: 70,
  draw(sheet: Sheet, brief: Brief) {
    const { title, sub, palette, dice } = brief;
    const { ground, ink, accent, second, third } = palette;
    sheet.add(rect(0, 0, 300, 450, ground));
    const beams = dice.pick<readonly (readonly [number, number, number])[]>([
      [[40, 150, 70]],
      [
        [30, 170, 62],
        [270, 130, 62],
      ],
      [
        [150, 150, 90],
        [20, 84, 40],
        [280, 216, 40],
      ],
    ]);
    for (const [from, to, spread] of beams) {
      const at = (shade: string, more: number) =>
        polygon(
          [
            [from - 5, -4],
            [from + 5, -4],
            [to + spread + more, 268],
            [to - spread - more, 268],
          ],
          shade,
          { opacity: 0.55 },
        );
      sheet.add(at(mix(ground, second, 0.8), 22), at(mix(second, accent, 0.5), 0));
      sheet.add(el('ellipse', { cx: to, cy: 268, rx: spread + 12, ry: 15, fill: third, opacity: 0.9 }));
    }
    const x = beams[0]?.[1] ?? 150;
    const figure = mix(ground, '#000000', 0.55);
    sheet.add(
      shape(
        `M${num(x - 11)} 268l5 -52q-8 -2 -7 -22q1 -16 13 -17t13 17q1 20 -7 22l5 52h-7l-4 -40l-4 40z`,
        figure,
      ),
    );
    sheet.add(el('circle', { cx: x, cy: 167, r: 8.5, fill: figure }));
    const face = dice.pick([FACES.geometricBold, FACES.narrowBold, FACES.didoneBold]);
    sheet.title(
      title,
      sub,
      { x: 22, y: 296, width: 256, height: 100 },
      {
        face,
        max: 56,
        upper: true,
        tracking: 0.03,
        on: ground,
        inks: [ink],
        align: 'middle',
        rest: 'middle',
        leading: 1.06,
      },
    );
    credits(sheet, brief, 404, ground, [accent, ink], 30);
  },
};
