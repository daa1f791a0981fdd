import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, num, pane, rect, rule, shape, stroke } from '../svg.ts';

/** Hills and a rayed sun as if cut in wood; the title above on plain sky. */
export const woodcut: Composition = {
  name: 'woodcut',
  holds: 80,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, accent, plate } = palette;
    const dark = palette.plateInk;
    const sky = ground;
    const sunX = dice.between(80, 220);
    const parts: string[] = [rect(0, 0, 300, 250, accent)];
    const rays = 28;
    for (let i = 0; i <= rays; i++) {
      const turn = (Math.PI * i) / rays;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      parts.push(
        rule(
          sunX + 52 * c,
          128 - 52 * s,
          sunX + 330 * c,
          128 - 330 * s,
          i % 2 ? plate : dark,
          i % 2 ? 2.4 : 3.6,
        ),
      );
    }
    parts.push(circle(sunX, 128, 45, dark), circle(sunX, 128, 40, plate));
    for (let hill = 0; hill < 4; hill++) {
      const y = 118 + hill * 33;
      const lift = dice.between(24, 52) * (dice.chance(0.5) ? 1 : -1);
      const curve = `C90 ${num(y - lift)} 190 ${num(y + lift)} 320 ${num(y + dice.between(-14, 8))}`;
      const flesh = hill % 2 ? dark : palette.second;
      parts.push(shape(`M-20 ${y}${curve}V260H-20Z`, flesh), stroke(`M-20 ${y}${curve}`, dark, 4));
      for (let cut = 1; cut < 6; cut++) {
        const gouge = {
          transform: `translate(${dice.whole(-16, 0)} ${num(cut * (3.5 + cut))})`,
          'stroke-linecap': 'round',
        };
        const dash = `${dice.whole(10, 34)} ${dice.whole(4, 9)} ${dice.whole(24, 60)} ${dice.whole(5, 12)}`;
        parts.push(
          stroke(`M-20 ${y}${curve}`, hill % 2 ? plate : dark, 2.6 - cut * 0.3, {
            ...gouge,
            'stroke-dasharray': dash,
          }),
        );
      }
    }
    sheet.add(rect(0, 0, 300, 450, sky), pane(24, 176, 252, 250, ...parts));
    sheet.add(
      `<rect x="24" y="176" width="252" height="250" fill="none" stroke="${dark}" stroke-width="3"/>`,
    );
    const face = dice.pick([FACES.slab, FACES.oldStyleBold, FACES.bookBold]);
    const on = { on: sky, inks: [ink], align: 'middle' } as const;
    sheet.title(
      title,
      sub,
      { x: 26, y: 22, width: 248, height: 110 },
      { ...on, face, max: 58, leading: 1.02, rest: 'middle' },
    );
    sheet.creator(
      creator,
      { x: 30, y: 134, width: 240, height: 32 },
      { ...on, face: FACES.oldStyle, max: 18, rest: 'middle' },
    );
  },
};
