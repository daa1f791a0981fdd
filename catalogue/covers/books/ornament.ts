import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, frame, group, rect, ring, shape, stroke } from '../svg.ts';

const CORNERS = [
  'M0 34C0 14 14 0 34 0M0 22C10 22 22 10 22 0M8 8a4 4 0 1 0 .1 0',
  'M0 30H12V12H30V0M12 12L22 22',
  'M0 40C18 36 8 20 18 18C20 8 36 18 40 0M6 6L18 18',
] as const;

/** Stamped cloth: rules, corner pieces and a flower between title and name. */
export const ornament: Composition = {
  name: 'ornament',
  holds: 110,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, accent, second } = palette;
    const face = dice.pick([FACES.transitional, FACES.oldStyle, FACES.didone]);
    const corner = dice.pick(CORNERS);
    sheet.add(
      rect(0, 0, 300, 450, ground),
      frame(18, 18, 264, 414, accent, 2.5),
      frame(25, 25, 250, 400, accent, 0.8),
    );
    const corners = [
      [31, 31, 1, 1],
      [269, 31, -1, 1],
      [31, 419, 1, -1],
      [269, 419, -1, -1],
    ] as const;
    for (const [x, y, sx, sy] of corners) {
      sheet.add(stroke(corner, accent, 1.6, { transform: `translate(${x} ${y})scale(${sx} ${sy})` }));
    }
    const upper = dice.chance(0.6);
    const set = sheet.title(
      title,
      sub,
      { x: 42, y: 76, width: 216, height: 172 },
      {
        face,
        sub: FACES.oldStyleItalic,
        max: upper ? 50 : 64,
        upper,
        tracking: upper ? 0.06 : 0,
        on: ground,
        inks: [ink],
        align: 'middle',
        rest: 'middle',
        leading: 1.2,
      },
    );
    sheet.add(flower(dice.whole(0, 2), 150, Math.max(290, set.y + set.height + 34), accent, second));
    sheet.creator(
      creator,
      { x: 50, y: 344, width: 200, height: 52 },
      {
        face,
        upper: true,
        tracking: 0.1,
        max: 16,
        on: ground,
        inks: [accent, ink],
        align: 'middle',
        rest: 'middle',
      },
    );
  },
};

function flower(kind: number, x: number, y: number, colour: string, centre: string): string {
  const petals = kind === 0 ? 8 : kind === 1 ? 6 : 5;
  const petal =
    kind === 1 ? 'M0 -5C7 -12 5 -22 0 -27C-5 -22 -7 -12 0 -5' : 'M0 -5C9 -10 9 -20 0 -24C-9 -20 -9 -10 0 -5';
  const parts = Array.from({ length: petals }, (_, i) =>
    shape(petal, colour, { transform: `rotate(${Math.round((360 / petals) * i)})` }),
  );
  const tails = 'M34 0C50 -12 60 10 76 0M-34 0C-50 -12 -60 10 -76 0';
  return group(
    { transform: `translate(${x} ${y})` },
    ...parts,
    stroke(tails, colour, 1.4),
    circle(80, 0, 2.2, colour),
    circle(-80, 0, 2.2, colour),
    circle(0, 0, 4, centre),
    ring(0, 0, 4, colour),
  );
}
