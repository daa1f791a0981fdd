import { AA, contrast } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, rect } from '../svg.ts';
import { credits } from './credits.ts';

/** One huge disc and the title across the whole width, as on an opening card. */
export const wideType: Composition = {
  name: 'wide-type',
  holds: 44,
  draw(sheet: Sheet, brief: Brief) {
    const { title, sub, palette, dice } = brief;
    const { ground, ink, accent, second } = palette;
    sheet.add(rect(0, 0, 300, 450, ground));
    const low = dice.chance(0.5);
    const discY = low ? 288 : 146;
    const discX = dice.pick([150, 100, 200]);
    sheet.add(circle(discX, discY, 108, accent));
    if (dice.chance(0.6)) sheet.add(circle(discX + dice.pick([-46, 46]), discY - 30, 108, ground));
    else sheet.add(circle(discX, discY, 62, second));
    const inks = contrast(accent, ground) >= AA && dice.chance(0.4) ? [accent, ink] : [ink];
    const face = dice.pick([FACES.narrowBold, FACES.geometricBold, FACES.grotesqueBold, FACES.slab]);
    sheet.title(
      title,
      sub,
      { x: 22, y: low ? 32 : 280, width: 256, height: 116 },
      {
        face,
        max: 76,
        upper: true,
        on: ground,
        inks,
        rest: low ? 'top' : 'bottom',
        leading: 0.98,
        tracking: -0.01,
      },
    );
    credits(sheet, brief, 410, ground, [ink], 30);
  },
};
