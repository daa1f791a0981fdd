import { apartFrom, mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, num, rect, shape, stroke } from '../svg.ts';

/** A plant grows up the page under the title. */
export const botanical: Composition = {
  name: 'botanical',
  holds: 80,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, third } = palette;
    const second = apartFrom(ground, [palette.second, third, ink]);
    const accent = apartFrom(ground, [palette.accent, ink]);
    sheet.add(rect(0, 0, 300, 450, ground));
    const bend = dice.between(-26, 26);
    const stem = (t: number): [number, number] => [150 + bend * Math.sin(t * Math.PI), 456 - t * 244];
    const [qx, qy] = [150 + bend * 2, 334];
    sheet.add(stroke(`M150 456Q${num(qx)} ${qy} 150 212`, accent, 2.6));
    const pairs = dice.whole(4, 6);
    const slender = dice.between(0.28, 0.5);
    for (let i = 0; i < pairs; i++) {
      const t = 0.12 + (i / pairs) * 0.82;
      const [x, y] = stem(t);
      const length = 108 - t * 58;
      for (const side of [-1, 1]) {
        const turn = side * (58 - t * 22) + dice.between(-7, 7);
        const leaf = blade(length, length * slender);
        const colour = side < 0 ? second : dice.chance(0.7) ? second : mix(second, third, 0.5);
        const at = { transform: `translate(${num(x)} ${num(y)})rotate(${num(turn)})` };
        sheet.add(shape(leaf, colour, at), stroke(`M0 0V${num(-length * 0.82)}`, ground, 1.1, at));
        if (dice.chance(0.4)) {
          const berry = { transform: `translate(${num(x)} ${num(y)})rotate(${num(turn + side * 26)})` };
          sheet.add(
            stroke(`M0 0V${num(-length * 0.7)}`, accent, 1.3, berry),
            circle(0, -length * 0.7 - 5, 6, accent, berry),
          );
        }
      }
    }
    const [tipX, tipY] = stem(1);
    sheet.add(shape(blade(44, 20), accent, { transform: `translate(${num(tipX)} ${num(tipY + 14)})` }));
    const face = dice.pick([FACES.oldStyle, FACES.didone, FACES.transitionalItalic, FACES.didoneItalic]);
    const on = { on: ground, inks: [ink], align: 'middle' } as const;
    const set = sheet.title(
      title,
      sub,
      { x: 26, y: 26, width: 248, height: 106 },
      { ...on, face, max: 58, leading: 1.06 },
    );
    const y = set.y + set.height + 6;
    sheet.creator(
      creator,
      { x: 30, y, width: 240, height: 166 - y },
      { ...on, face: FACES.oldStyle, max: 18 },
    );
  },
};

function blade(length: number, width: number): string {
  const [w, up] = [num(width / 2 + 3), num(-length)];
  return `M0 0C${num(-width / 2 - 3)} ${num(-length * 0.3)} ${num(-width / 2)} ${num(-length * 0.7)} 0 ${up}C${num(width / 2)} ${num(-length * 0.7)} ${w} ${num(-length * 0.3)} 0 0`;
}
