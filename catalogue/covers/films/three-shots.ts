import { mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, num, pane, rect, shape } from '../svg.ts';
import { credits } from './credits.ts';

/** Three frames of one place as the light goes. */
export const threeShots: Composition = {
  name: 'three-shots',
  holds: 70,
  draw(sheet: Sheet, brief: Brief) {
    const { title, sub, palette, dice } = brief;
    const { ground, ink, accent, second, third } = palette;
    const x = dice.between(50, 200);
    const rise = dice.pick([-1, 1]);
    const ridge = `M0 78L${num(dice.between(30, 60))} ${num(dice.between(44, 66))}L${num(dice.between(90, 130))} 74L${num(dice.between(150, 190))} ${num(dice.between(40, 62))}L252 76V100H0Z`;
    sheet.add(rect(0, 0, 300, 450, ground));
    const skies = [mix(second, third, 0.5), accent, mix(second, ground, 0.35)];
    skies.forEach((sky, i) => {
      const sunY = rise > 0 ? 84 - i * 30 : 24 + i * 30;
      const sun = circle(x + i * 14, sunY, 19, i === 1 ? third : mix(accent, third, 0.4));
      const land = mix(ground, '#000000', 0.3 - i * 0.05);
      const y = 24 + i * 97;
      sheet.add(pane(24, y, 252, 90, rect(0, 0, 252, 84, sky), sun, shape(ridge, land)));
      // Without it the sky shows as a hairline where the pane is cut.
      sheet.add(rect(24, y + 88, 252, 2.6, land));
    });
    const face = dice.pick([FACES.oldStyle, FACES.transitional, FACES.humanistBold, FACES.typewriterBold]);
    sheet.title(
      title,
      sub,
      { x: 24, y: 320, width: 252, height: 80 },
      { face, max: 52, on: ground, inks: [ink], align: 'middle', rest: 'middle', leading: 1.06 },
    );
    credits(sheet, brief, 404, ground, [ink], 30);
  },
};
