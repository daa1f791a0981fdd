import { apartFrom } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, rect, ring, rule, shape } from '../svg.ts';

/** Three bands: colour, paper with the words, colour; the plainest of paperbacks. */
export const bands: Composition = {
  name: 'bands',
  holds: 120,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, plate, plateInk } = palette;
    const accent = apartFrom(ground, [palette.accent, plate]);
    const second = apartFrom(ground, [palette.second, plate]);
    const [top, foot] = dice.pick<readonly [number, number]>([
      [112, 330],
      [70, 316],
      [150, 372],
    ]);
    const rounded = dice.chance(0.4);
    sheet.add(rect(0, 0, 300, 450, ground), rect(0, top, 300, foot - top, plate));
    sheet.add(rule(0, top - 7, 300, top - 7, accent, 3), rule(0, foot + 7, 300, foot + 7, accent, 3));
    const middle = foot < 340 ? (foot + 450) / 2 + 2 : (top - 8) / 2;
    const mark = dice.whole(0, 3);
    if (mark === 0) sheet.add(circle(150, middle, 28, accent), circle(150, middle, 15, ground));
    if (mark === 1)
      for (const x of [102, 150, 198]) sheet.add(circle(x, middle, 13, x === 150 ? accent : second));
    if (mark === 2)
      sheet.add(
        shape(`M150 ${middle - 30}L180 ${middle}L150 ${middle + 30}L120 ${middle}Z`, accent),
        circle(150, middle, 10, ground),
      );
    if (mark === 3) for (const r of [30, 22, 14, 6]) sheet.add(ring(150, middle, r, accent, 2.4));
    const face = dice.pick([FACES.humanistBold, FACES.geometric, FACES.oldStyle, FACES.book]);
    const on = { on: plate, inks: [plateInk], align: rounded ? 'start' : 'middle' } as const;
    sheet.title(
      title,
      sub,
      { x: 28, y: top + 20, width: 244, height: foot - top - 84 },
      { ...on, face, max: 58, leading: 1.1, rest: 'middle' },
    );
    sheet.creator(
      creator,
      { x: 28, y: foot - 54, width: 244, height: 38 },
      { ...on, face: FACES.humanist, max: 18, rest: 'bottom' },
    );
  },
};
