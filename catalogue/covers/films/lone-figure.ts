import { mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, num, rect, shape } from '../svg.ts';
import { credits } from './credits.ts';

/** Someone small before something immense. */
export const loneFigure: Composition = {
  name: 'lone-figure',
  holds: 70,
  draw(sheet: Sheet, brief: Brief) {
    const { title, sub, palette, dice } = brief;
    const { ground, ink, accent, second, third } = palette;
    const x = dice.between(90, 210);
    const land = mix(second, ground, 0.1);
    const shade = mix(ground, '#000000', 0.6);
    sheet.add(rect(0, 0, 300, 450, ground), circle(x + dice.between(-30, 30), 214, 96, accent));
    sheet.add(
      shape(
        `M0 ${num(dice.between(296, 312))}Q150 ${num(dice.between(276, 300))} 300 ${num(dice.between(292, 312))}V450H0Z`,
        land,
      ),
    );
    sheet.add(shape(`M0 344Q120 318 300 352V450H0Z`, mix(second, third, 0.35)));
    sheet.add(shape(`M${num(x + 4)} 322L${num(x + 74)} 372L${num(x + 62)} 374Z`, shade, { opacity: 0.45 }));
    sheet.add(
      shape(`M${num(x)} 322v-22q-2 -12 4.5 -12t4.5 12v22h-3.4v-14h-2.2v14z`, shade),
      circle(x + 4.5, 283, 4, shade),
    );
    sheet.add(rect(0, 386, 300, 64, ground));
    const face = dice.pick([FACES.oldStyle, FACES.didone, FACES.humanist, FACES.typewriterBold]);
    sheet.title(
      title,
      sub,
      { x: 24, y: 28, width: 252, height: 84 },
      {
        face,
        max: 54,
        on: ground,
        inks: [ink],
        align: 'middle',
        rest: 'top',
        leading: 1.08,
        upper: dice.chance(0.4),
        tracking: 0.05,
      },
    );
    credits(sheet, brief, 398, ground, [ink], 36);
  },
};
