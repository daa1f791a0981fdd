import { apartFrom } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { rect, shape } from '../svg.ts';

/** Shapes as scissors make them, each about 100 by 100. */
const CUTS = [
  'M50 96C46 80 44 66 46 54C30 66 14 62 8 46C24 40 38 42 46 50C34 38 26 20 36 6C48 14 54 30 52 48C60 34 78 24 92 32C88 48 70 56 54 54C58 68 56 84 50 96Z',
  'M12 54C8 26 34 6 58 12C86 18 98 50 84 72C70 94 50 70 38 84C28 94 14 78 12 54Z',
  'M50 4C58 26 70 34 94 36C76 48 72 62 78 88C62 74 42 76 24 92C30 68 24 52 6 44C30 40 42 28 50 4Z',
  'M20 92C6 60 24 10 84 8C90 52 64 90 20 92ZM30 82C40 60 56 40 74 22Z',
  'M8 30C30 8 40 42 56 26C72 10 84 20 92 34C78 34 76 48 62 52C46 58 42 42 28 52C46 62 60 66 88 62C74 84 34 92 14 72C4 58 2 42 8 30Z',
] as const;

/** Cut paper in six coloured fields, one of which carries the words. */
export const cutouts: Composition = {
  name: 'cutouts',
  holds: 60,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, accent, second, third, plate, plateInk } = palette;
    const fields = [accent, ground, second, third, ground, accent] as const;
    const first = dice.whole(0, 5);
    const cut = dice.whole(0, CUTS.length - 1);
    sheet.add(rect(0, 0, 300, 450, plate));
    for (let i = 0; i < 4; i++) {
      const [x, y] = [(i % 2) * 150, i < 2 ? 0 : 300];
      const field = fields[(first + i) % 6] ?? ground;
      const scrap = apartFrom(field, [plate, fields[(first + i + 2) % 6] ?? ground, accent, ground]);
      const turn = dice.pick([0, 90, 180, 270]);
      const spin = `translate(${x + 75} ${y + 75})rotate(${turn + dice.whole(-14, 14)})scale(1.32)translate(-50 -50)`;
      sheet.add(
        rect(x, y, 150, 150, field),
        shape(CUTS[(cut + i) % CUTS.length] ?? CUTS[0], scrap, { transform: spin }),
      );
    }
    const face = dice.pick([FACES.geometricBold, FACES.humanistBold, FACES.slab, FACES.oldStyleBold]);
    const on = { on: plate, inks: [plateInk], align: 'middle' } as const;
    sheet.title(
      title,
      sub,
      { x: 24, y: 164, width: 252, height: 92 },
      { ...on, face, max: 52, leading: 1.04, rest: 'middle' },
    );
    sheet.creator(
      creator,
      { x: 28, y: 262, width: 244, height: 28 },
      { ...on, face: FACES.humanist, max: 17, lines: 1, rest: 'middle' },
    );
  },
};
