import { mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, rect } from '../svg.ts';
import { credits } from './credits.ts';

/** A skyline with some windows lit; the title in the night above. */
export const city: Composition = {
  name: 'city',
  holds: 60,
  draw(sheet: Sheet, brief: Brief) {
    const { title, sub, palette, dice } = brief;
    const { ground, ink, accent, second, third } = palette;
    sheet.add(rect(0, 0, 300, 450, ground), circle(dice.between(60, 240), 226, dice.between(34, 56), accent));
    const front = mix(ground, '#000000', 0.5);
    for (const [row, wall] of [mix(ground, second, 0.7), mix(second, front, 0.5), front].entries()) {
      let lights = '';
      for (let x = -dice.whole(0, 20); x < 300; ) {
        const width = dice.whole(26, 56);
        const top = 222 + row * 46 + dice.whole(-34, 40);
        sheet.add(rect(x, top, width + 1, 450 - top, wall));
        if (dice.chance(0.3)) sheet.add(rect(x + width / 2 - 1.5, top - 22, 3, 22, wall));
        for (let wy = top + 10; row > 0 && wy < 396; wy += 13) {
          for (let wx = x + 6; wx < x + width - 8; wx += 10)
            if (dice.chance(0.26)) lights += `M${wx} ${wy}h4.5v6h-4.5z`;
        }
        x += width + dice.pick([0, 0, 4]);
      }
      if (lights) sheet.add(`<path d="${lights}" fill="${row === 1 ? accent : third}"/>`);
    }
    sheet.add(rect(0, 402, 300, 48, front));
    const face = dice.pick([FACES.narrowBold, FACES.geometricBold, FACES.didoneItalic, FACES.slab]);
    sheet.title(
      title,
      sub,
      { x: 24, y: 28, width: 252, height: 118 },
      {
        face,
        max: 64,
        on: ground,
        inks: [ink],
        align: 'middle',
        rest: 'middle',
        leading: 1.04,
        upper: dice.chance(0.5),
      },
    );
    credits(sheet, brief, 408, front, [ink, '#f3ead9'], 32);
  },
};
