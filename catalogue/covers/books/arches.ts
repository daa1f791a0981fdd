import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, num, rect, shape } from '../svg.ts';

/** Doorways within doorways. */
export const arches: Composition = {
  name: 'arches',
  holds: 70,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, accent, second, third, plate } = palette;
    const order = dice.pick([
      [second, accent, third, plate, accent],
      [accent, second, plate, third, second],
      [third, second, accent, plate, ground],
    ]);
    const cx = dice.pick([150, 150, 112, 188]);
    const widest = cx === 150 ? 124 : 104;
    sheet.add(rect(0, 0, 300, 450, ground));
    order.forEach((colour, i) => {
      const r = widest - i * dice.between(19, 23);
      const top = 300 + i * dice.between(2, 8) - (124 - widest);
      sheet.add(
        shape(
          `M${num(cx - r)} 450V${num(top)}A${num(r)} ${num(r)} 0 0 1 ${num(cx + r)} ${num(top)}V450Z`,
          colour,
        ),
      );
    });
    if (cx !== 150) sheet.add(circle(cx < 150 ? 254 : 46, 222, 20, accent));
    const face = dice.pick([FACES.geometric, FACES.humanist, FACES.didone, FACES.slab]);
    const on = { on: ground, inks: [ink], align: cx === 150 ? 'middle' : 'start' } as const;
    const set = sheet.title(
      title,
      sub,
      { x: 28, y: 26, width: 244, height: 100 },
      { ...on, face, max: 56, leading: 1.06 },
    );
    const y = set.y + set.height + 7;
    sheet.creator(
      creator,
      { x: 28, y, width: 244, height: 160 - y },
      { ...on, face: FACES.humanist, max: 17, lines: 1 },
    );
  },
};
