import { apartFrom, contrast } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, rect, shape } from '../svg.ts';

const QUARTERS = [
  'M0 0H75A75 75 0 0 1 0 75Z',
  'M75 0V75A75 75 0 0 1 0 0Z',
  'M75 75H0A75 75 0 0 1 75 0Z',
  'M0 75V0A75 75 0 0 1 75 75Z',
] as const;

/** A grid of quarter circles, turned by chance, over a plain field for the words. */
export const quarterTiles: Composition = {
  name: 'quarter-tiles',
  holds: 70,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, accent, second, third, plate } = palette;
    const rows = 4;
    const head = dice.chance(0.4);
    const top = head ? 150 : 0;
    sheet.add(rect(0, 0, 300, 450, ground));
    const colours = [accent, second, third, plate] as const;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < 4; column++) {
        const under = dice.pick([ground, ground, second, third]);
        let over: string = dice.pick(colours);
        if (contrast(over, under) < 1.5) over = apartFrom(under, [accent, plate, second, third]);
        const [x, y] = [column * 75, top + row * 75];
        const form = dice.whole(0, 9);
        if (under !== ground) sheet.add(rect(x, y, 75.4, 75.4, under));
        const at = { transform: `translate(${x} ${y})` };
        if (form < 8) sheet.add(shape(QUARTERS[(form % 4) as 0 | 1 | 2 | 3], over, at));
        else if (form === 8) sheet.add(circle(x + 37.5, y + 37.5, 24, over));
        else sheet.add(shape('M0 0H75L0 75Z', over, at));
      }
    }
    const face = dice.pick([FACES.geometricBold, FACES.grotesqueBold, FACES.geometric]);
    const on = { on: ground, inks: [ink] };
    const from = head ? 24 : 320;
    const set = sheet.title(
      title,
      sub,
      { x: 24, y: from, width: 252, height: 76 },
      { ...on, face, max: 52, leading: 1.04 },
    );
    const y = set.y + set.height + 7;
    sheet.creator(
      creator,
      { x: 24, y, width: 252, height: from + 112 - y },
      { ...on, face: FACES.geometric, max: 16, lines: 1 },
    );
  },
};
