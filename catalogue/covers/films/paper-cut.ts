import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, type Point, polygon, rect } from '../svg.ts';
import { credits } from './credits.ts';

/** Torn blocks of flat colour, a little askew, in the manner of the great title designers. */
export const paperCut: Composition = {
  name: 'paper-cut',
  holds: 60,
  draw(sheet: Sheet, brief: Brief) {
    const { title, sub, palette, dice } = brief;
    const { ground, accent, second, plate, plateInk } = palette;
    const shake = () => dice.between(-9, 9);
    const scrap = (x: number, y: number, width: number, height: number): Point[] => [
      [x + shake(), y + shake()],
      [x + width * 0.55, y + shake()],
      [x + width + shake(), y + shake()],
      [x + width + shake(), y + height + shake()],
      [x + width * 0.4, y + height + shake()],
      [x + shake(), y + height + shake()],
    ];
    sheet.add(rect(0, 0, 300, 450, ground));
    const kind = dice.whole(0, 3);
    if (kind === 0)
      for (let i = 0; i < 6; i++)
        sheet.add(
          polygon(
            scrap(26 + i * 43, 34 + dice.between(0, 70), 26, 130 + dice.between(0, 50)),
            i % 3 === 1 ? accent : second,
          ),
        );
    if (kind === 1) {
      sheet.add(
        polygon(scrap(36, 30, 228, 216), second),
        polygon(scrap(92, 66, 116, 144), accent),
        circle(150, 136, 26, ground),
      );
    }
    if (kind === 2) {
      for (let i = 0; i < 5; i++)
        sheet.add(polygon(scrap(32 + i * 26, 34 + i * 44, 236 - i * 52, 28), i % 2 ? accent : second));
    }
    if (kind === 3) {
      const spikes: Point[] = [];
      for (let i = 0; i < 22; i++) {
        const reach = i % 2 ? dice.between(104, 132) : dice.between(46, 66);
        spikes.push([150 + reach * Math.cos((i * Math.PI) / 11), 138 + reach * Math.sin((i * Math.PI) / 11)]);
      }
      sheet.add(polygon(spikes, second), polygon(scrap(126, 98, 48, 80), accent));
    }
    sheet.add(
      polygon(
        [
          [12, 274],
          [290, 266],
          [286, 392],
          [18, 398],
        ],
        plate,
      ),
    );
    const face = dice.pick([FACES.narrowBold, FACES.grotesqueBold, FACES.geometricBold]);
    sheet.title(
      title,
      sub,
      { x: 30, y: 284, width: 240, height: 98 },
      {
        face,
        max: 60,
        on: plate,
        inks: [plateInk],
        align: dice.pick(['start', 'middle'] as const),
        rest: 'middle',
        leading: 1,
        upper: dice.chance(0.5),
      },
    );
    credits(sheet, brief, 404, ground, [palette.ink], 32);
  },
};
