import { mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, polygon, rect } from '../svg.ts';
import { credits } from './credits.ts';

/** Rays from a low corner and a bar of type: the poster of a film with a train or a war in it. */
export const rays: Composition = {
  name: 'rays',
  holds: 60,
  draw(sheet: Sheet, brief: Brief) {
    const { title, sub, palette, dice } = brief;
    const { ground, ink, accent, second } = palette;
    sheet.add(rect(0, 0, 300, 450, ground));
    const [cx, cy] = [dice.pick([150, 60, 240]), 296];
    const count = 22;
    for (let i = 0; i < count; i += 2) {
      const at = (k: number): [number, number] => [
        cx + 520 * Math.cos(Math.PI + (k * Math.PI) / count),
        cy + 520 * Math.sin(Math.PI + (k * Math.PI) / count),
      ];
      sheet.add(polygon([[cx, cy], at(i), at(i + 1)], i % 4 ? mix(ground, second, 0.75) : second));
    }
    sheet.add(circle(cx, cy, 84, accent), circle(cx, cy, 56, ground), circle(cx, cy, 34, accent));
    sheet.add(rect(0, 294, 300, 156, ground), rect(0, 290, 300, 7, accent));
    const face = dice.pick([FACES.narrowBold, FACES.slab, FACES.grotesqueBold]);
    sheet.title(
      title,
      sub,
      { x: 22, y: 308, width: 256, height: 92 },
      { face, max: 62, upper: true, on: ground, inks: [ink], rest: 'middle', align: 'middle', leading: 1 },
    );
    credits(sheet, brief, 406, ground, [ink], 30);
  },
};
