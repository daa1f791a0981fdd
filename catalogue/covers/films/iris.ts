import { mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, el, num, rect, ring, shape } from '../svg.ts';
import { credits } from './credits.ts';

/** The iris of the silent screen closes on a scene; the title as an intertitle. */
export const iris: Composition = {
  name: 'iris',
  holds: 80,
  draw(sheet: Sheet, brief: Brief) {
    const { title, sub, palette, dice } = brief;
    const { ground, ink, accent, second, third } = palette;
    const dark = mix(ground, '#000000', 0.2);
    const clip = sheet.id('i');
    const sea = dice.chance(0.5);
    const scene: string[] = [
      rect(48, 36, 204, 204, sea ? mix(third, accent, 0.3) : second),
      circle(dice.between(110, 190), dice.between(90, 130), 27, accent),
    ];
    for (let i = 0; i < 4; i++) {
      const y = 158 + i * 20;
      const wave = sea
        ? `q12 -9 24 0t24 0`.repeat(6)
        : `q60 ${num(-dice.between(8, 46))} 130 ${num(dice.between(-8, 8))}t170 0`;
      scene.push(shape(`M${30 - i * 7} ${y}${wave}V260H0Z`, mix(second, dark, 0.25 + i * 0.22)));
    }
    sheet.add(rect(0, 0, 300, 450, dark), el('clipPath', { id: clip }, circle(150, 138, 100, '#000')));
    sheet.add(
      `<g clip-path="url(#${clip})">${scene.join('')}</g>`,
      ring(150, 138, 100, ink, 2.4),
      ring(150, 138, 108, accent, 1),
    );
    const face = dice.pick([FACES.transitional, FACES.didoneItalic, FACES.oldStyle, FACES.didone]);
    sheet.title(
      title,
      sub,
      { x: 26, y: 268, width: 248, height: 118 },
      { face, max: 54, on: dark, inks: [ink], align: 'middle', rest: 'middle', leading: 1.1 },
    );
    credits(sheet, brief, 398, dark, [accent, ink], 34);
  },
};
