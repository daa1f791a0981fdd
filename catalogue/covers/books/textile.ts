import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import { pastedLabel } from '../label.ts';
import type { Sheet } from '../sheet.ts';
import { rect } from '../svg.ts';

/** Woven stripes of uneven width, sometimes crossed to a plaid, with a label. */
export const textile: Composition = {
  name: 'textile',
  holds: 64,
  draw(sheet: Sheet, brief: Brief) {
    const { palette, dice } = brief;
    const { ground, accent, second, third, plate } = palette;
    const yarns = [accent, second, ground, third, plate] as const;
    const crossed = dice.chance(0.45);
    const across = !crossed && dice.chance(0.4);
    sheet.add(rect(0, 0, 300, 450, ground));
    const sett: { width: number; yarn: string }[] = [];
    for (let total = 0; total < 75; ) {
      const width = dice.pick([3, 5, 8, 14, 22]);
      const last = sett[sett.length - 1]?.yarn;
      let yarn: string = dice.pick(yarns);
      if (yarn === last) yarn = yarns[(yarns.indexOf(yarn as typeof accent) + 1) % yarns.length] ?? accent;
      sett.push({ width, yarn });
      total += width;
    }
    const mirrored = [...sett, ...sett.toReversed()];
    const lay = (horizontal: boolean, opacity: number | undefined) => {
      for (let at = 0, i = 0; at < (horizontal ? 450 : 300); i++) {
        const band = mirrored[i % mirrored.length];
        if (!band) break;
        const [w, h] = horizontal ? [300, band.width] : [band.width, 450];
        if (band.yarn !== ground)
          sheet.add(rect(horizontal ? 0 : at, horizontal ? at : 0, w, h, band.yarn, { opacity }));
        at += band.width;
      }
    };
    lay(across, undefined);
    if (crossed) lay(true, 0.5);
    const face = dice.pick([FACES.geometric, FACES.slab, FACES.oldStyle, FACES.typewriter]);
    pastedLabel(sheet, brief, {
      y: dice.pick([56, 150]),
      width: 222,
      height: 170,
      face,
      max: 42,
      upper: dice.chance(0.4),
    });
  },
};
