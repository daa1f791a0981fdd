import { apartFrom } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import { pastedLabel } from '../label.ts';
import type { Sheet } from '../sheet.ts';
import { circle, el, rect, ring, shape, stroke } from '../svg.ts';

type Motif = (a: string, b: string) => string;

/** Small repeating figures for pattern papers, each on a tile of 40 by 40. */
const MOTIFS: readonly [Motif, ...Motif[]] = [
  (a, b) => leafPair(10, 20, a) + leafPair(30, 0, b) + leafPair(30, 40, b),
  (a, b) =>
    [0, 20, 40].map((x) => ring(x, 20, 20, a, 1.6) + ring(x, 20, 12, b, 1.6) + circle(x, 20, 4, a)).join('') +
    [10, 30].map((x) => ring(x, 40, 20, a, 1.6) + ring(x, 0, 20, a, 1.6)).join(''),
  (a, b) =>
    shape('M20 4L24 16L36 20L24 24L20 36L16 24L4 20L16 16Z', a) +
    circle(0, 0, 4, b) +
    circle(40, 0, 4, b) +
    circle(0, 40, 4, b) +
    circle(40, 40, 4, b),
  (a, b) =>
    stroke('M0 20L20 0L40 20L20 40Z', a, 2) +
    shape('M20 12L28 20L20 28L12 20Z', b) +
    circle(0, 0, 3, b) +
    circle(40, 0, 3, b) +
    circle(0, 40, 3, b) +
    circle(40, 40, 3, b),
  (a, b) =>
    stroke('M0 10q10 -12 20 0t20 0M0 30q10 -12 20 0t20 0', a, 3) +
    stroke('M0 20q10 -12 20 0t20 0M0 40q10 -12 20 0t20 0M0 0q10 -12 20 0t20 0', b, 1.4),
  (a, b) =>
    stroke('M0 0V40M20 0V40', b, 1) +
    [4, 17, 30]
      .map((y) =>
        shape(
          `M0 ${y}C8 ${y} 10 ${y + 6} 10 ${y + 10}C4 ${y + 10} 0 ${y + 6} 0 ${y}M40 ${y}C32 ${y} 30 ${y + 6} 30 ${y + 10}C36 ${y + 10} 40 ${y + 6} 40 ${y}`,
          a,
        ),
      )
      .join(''),
  (a, b) =>
    shape('M0 0H20V20H0ZM20 20H40V40H20Z', a, { opacity: 0.55 }) +
    circle(10, 30, 4.5, b) +
    circle(30, 10, 4.5, b),
  (a, b) =>
    stroke('M20 40V22M20 30C12 30 8 24 8 18C16 18 20 24 20 30C20 24 24 18 32 18C32 24 28 30 20 30', a, 1.8) +
    circle(20, 14, 4.5, b) +
    circle(0, 2, 1.8, b) +
    circle(40, 2, 1.8, b),
];

function leafPair(x: number, y: number, colour: string): string {
  return shape(
    `M${x} ${y + 14}C${x - 9} ${y + 4} ${x - 7} ${y - 8} ${x} ${y - 14}C${x + 7} ${y - 8} ${x + 9} ${y + 4} ${x} ${y + 14}`,
    colour,
  );
}

/** Boards covered in a small repeating paper, as the little Insel volumes are. */
export const patterned: Composition = {
  name: 'patterned',
  holds: 64,
  draw(sheet: Sheet, brief: Brief) {
    const { palette, dice } = brief;
    const { ground, accent, second, plate } = palette;
    const id = sheet.id('p');
    const [a, b] = dice.pick([
      [apartFrom(ground, [accent, plate]), second],
      [apartFrom(ground, [second, accent]), accent],
      [apartFrom(ground, [plate, accent]), accent],
      [apartFrom(ground, [second, plate]), plate],
    ] as const);
    const size = dice.pick([0.6, 0.75, 0.9, 1.1]);
    const turn = dice.pick([0, 0, 45]);
    const tile = {
      id,
      width: 40,
      height: 40,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `rotate(${turn})scale(${size})`,
    };
    sheet.add(
      el('pattern', tile, dice.pick(MOTIFS)(a, b)),
      rect(0, 0, 300, 450, ground),
      rect(0, 0, 300, 450, `url(#${id})`),
    );
    const face = dice.pick([FACES.oldStyle, FACES.transitional, FACES.bookItalic, FACES.didone]);
    pastedLabel(sheet, brief, { y: 60, width: 218, height: 168, face, max: 42 });
  },
};
