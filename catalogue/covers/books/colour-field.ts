import { mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, num, rect, shape } from '../svg.ts';

type Fields = (colours: readonly [string, string, string], tilt: number) => string;

/** Flat colour and hard edges, in a square of 252 by 252. */
const FIELDS: readonly [Fields, ...Fields[]] = [
  ([a, b, c]) => rect(0, 0, 252, 252, a) + rect(36, 52, 180, 180, b) + rect(72, 104, 108, 108, c),
  ([a, b, c], tilt) =>
    rect(0, 0, 252, 252, a) +
    shape(`M0 ${num(120 + tilt)}L252 ${num(120 - tilt)}V252H0Z`, b) +
    shape(`M252 252V${num(190 + tilt / 2)}L${num(120 + tilt)} 252Z`, c),
  ([a, b, c]) =>
    rect(0, 0, 252, 252, b) +
    shape('M0 0H252V74C252 168 160 200 84 200C40 200 0 184 0 150Z', a) +
    circle(196, 204, 26, c),
  ([a, b, c]) => rect(0, 0, 164, 252, a) + rect(164, 0, 88, 158, b) + rect(164, 158, 88, 94, c),
  ([a, b, c], tilt) =>
    rect(0, 0, 252, 252, a) +
    shape(`M126 ${num(18 + tilt / 3)}a108 108 0 0 1 0 216Z`, b) +
    shape(`M126 ${num(18 - tilt / 3)}a108 108 0 0 0 0 216Z`, c),
];

/** Three colours that hold each other in tension, and very little else. */
export const colourField: Composition = {
  name: 'colour-field',
  holds: 80,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, accent, second, third } = palette;
    const tint = mix(second, accent, 0.4);
    const colours = dice.pick([
      [accent, second, third],
      [second, accent, third],
      [third, accent, second],
      [second, tint, accent],
    ] as const);
    const fields = dice.pick(FIELDS)(colours, dice.between(-52, 52));
    sheet.add(rect(0, 0, 300, 450, ground), `<g transform="translate(24 174)">${fields}</g>`);
    const face = dice.pick([FACES.humanist, FACES.oldStyle, FACES.grotesque, FACES.didone]);
    const on = { on: ground, inks: [ink] };
    const set = sheet.title(
      title,
      sub,
      { x: 24, y: 24, width: 252, height: 112 },
      { ...on, face, max: 56, leading: 1.04 },
    );
    const top = set.y + set.height + 5;
    sheet.creator(
      creator,
      { x: 24, y: top, width: 252, height: 166 - top },
      { ...on, face: FACES.humanist, max: 17, lines: 1 },
    );
  },
};
