import { mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, type Point, pane, rect, rule, softLoop } from '../svg.ts';

/** The contour lines of an island nobody has mapped. */
export const contour: Composition = {
  name: 'contour',
  holds: 90,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, accent, second } = palette;
    const tinted = dice.chance(0.5);
    const [cx, cy] = [dice.between(110, 190), dice.between(110, 170)];
    const waves = [2, 3, 5].map((turns) => ({
      turns,
      size: dice.between(0.06, 0.42 / turns),
      at: dice.between(0, 6.28),
    }));
    const rings: string[] = [];
    const count = 11;
    for (let i = count; i > 0; i--) {
      const radius = 12 + i * 19;
      const drift = (count - i) * 3;
      const points: Point[] = Array.from({ length: 14 }, (_, k) => {
        const turn = (k / 14) * Math.PI * 2;
        const swell = waves.reduce(
          (sum, wave) => sum + wave.size * Math.sin(wave.turns * turn + wave.at + i * 0.12),
          1,
        );
        return [
          cx + drift + radius * swell * Math.cos(turn),
          cy - drift * 0.6 + radius * swell * 0.86 * Math.sin(turn),
        ];
      });
      const fill = tinted ? mix(ground, second, 0.9 - (i / count) * 0.9) : 'none';
      rings.push(
        `<path d="${softLoop(points)}" fill="${fill}" stroke="${accent}" stroke-width="${i % 4 === 1 ? 2.2 : 0.9}"/>`,
      );
    }
    const foot = dice.chance(0.5);
    const map = pane(
      0,
      0,
      300,
      300,
      rect(0, 0, 300, 300, ground),
      ...rings,
      circle(cx + 30, cy - 18, 3.6, accent),
    );
    sheet.add(rect(0, 0, 300, 450, ground), foot ? map : `<g transform="translate(0 150)">${map}</g>`);
    const edge = foot ? 300 : 150;
    sheet.add(rule(0, edge, 300, edge, accent, 2));
    const face = dice.pick([FACES.humanistBold, FACES.oldStyle, FACES.book, FACES.narrowBold]);
    const on = { on: ground, inks: [ink] };
    const top = foot ? 318 : 24;
    const set = sheet.title(
      title,
      sub,
      { x: 26, y: top, width: 248, height: 82 },
      { ...on, face, max: 52, leading: 1.03 },
    );
    const under = set.y + set.height + 6;
    sheet.creator(
      creator,
      { x: 26, y: under, width: 248, height: top + 112 - under },
      { ...on, face: FACES.humanist, max: 17, lines: 1 },
    );
  },
};
