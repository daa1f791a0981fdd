import { mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, pane, rect, ring } from '../svg.ts';

/** Thin rings and small bodies, as in an old book of astronomy. */
export const orbits: Composition = {
  name: 'orbits',
  holds: 90,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, accent, second } = palette;
    const [cx, cy] = dice.pick<readonly [number, number]>([
      [150, 140],
      [dice.between(30, 90), dice.between(30, 120)],
      [dice.between(220, 280), dice.between(60, 230)],
    ]);
    const line = mix(ground, ink, 0.45);
    const parts: string[] = [];
    for (let i = 1; i <= 9; i++) {
      const r = 14 + i * (cx === 150 ? 15 : 28);
      parts.push(
        ring(
          cx,
          cy,
          r,
          i % 3 === 0 ? accent : line,
          i % 3 === 0 ? 1.8 : 0.9,
          i % 4 === 2 ? { 'stroke-dasharray': '2 5' } : {},
        ),
      );
      const turn = dice.between(0, Math.PI * 2);
      const size = dice.pick([3, 4, 6, 10]);
      const [x, y] = [cx + r * Math.cos(turn), cy + r * Math.sin(turn)];
      parts.push(circle(x, y, size + 3, ground), circle(x, y, size, dice.chance(0.5) ? accent : second));
    }
    parts.push(circle(cx, cy, cx === 150 ? 16 : dice.between(22, 40), accent));
    sheet.add(rect(0, 0, 300, 450, ground), pane(0, 0, 300, 296, ...parts));
    const face = dice.pick([FACES.didone, FACES.transitional, FACES.geometric, FACES.typewriter]);
    const on = { on: ground, inks: [ink] };
    const set = sheet.title(
      title,
      sub,
      { x: 26, y: 306, width: 250, height: 84 },
      { ...on, face, max: 54, leading: 1.06 },
    );
    const y = set.y + set.height + 7;
    sheet.creator(
      creator,
      { x: 26, y, width: 250, height: 428 - y },
      { ...on, face: FACES.humanist, max: 17, lines: 1 },
    );
  },
};
