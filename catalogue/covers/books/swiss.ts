import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, rect, shape } from '../svg.ts';

/** Big plain type from the top left; one bold form bleeds off the foot. */
export const swiss: Composition = {
  name: 'swiss',
  holds: 90,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, accent, second } = palette;
    const face = dice.pick([FACES.grotesqueBold, FACES.geometricBold, FACES.humanistBold]);
    sheet.add(rect(0, 0, 300, 450, ground));
    const form = dice.whole(0, 3);
    if (form === 0) sheet.add(circle(206, 392, 122, accent), circle(206, 388, 52, second));
    if (form === 1)
      sheet.add(shape('M0 450V282A168 168 0 0 1 168 450Z', accent), circle(228, 390, 60, second));
    if (form === 2)
      sheet.add(rect(0, 330, 150, 120, accent), shape('M150 450A150 120 0 0 1 300 330V450Z', second));
    if (form === 3) sheet.add(shape('M0 450L300 270V450Z', accent), shape('M0 450L300 362V450Z', second));
    const on = { on: ground, inks: [ink] };
    const set = sheet.title(
      title,
      sub,
      { x: 26, y: 30, width: 246, height: 170 },
      { ...on, face, max: 74, leading: 1, tracking: -0.015 },
    );
    const y = set.y + set.height + 16;
    sheet.add(rect(26, y, 34, 4, accent));
    sheet.creator(
      creator,
      { x: 26, y: y + 14, width: 246, height: 32 },
      { ...on, face: FACES.grotesque, max: 18 },
    );
  },
};
