import { inkOn } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { num, pane, rect, stroke } from '../svg.ts';

/** A field of fine lines that something unseen bends. */
export const lineField: Composition = {
  name: 'line-field',
  holds: 80,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, accent, second } = palette;
    const field = dice.chance(0.35) ? second : ground;
    const lines: string[] = [rect(0, 0, 300, 292, field)];
    const peaks = [dice.between(70, 140), dice.between(160, 240)];
    const heights = [dice.between(40, 110), dice.between(20, 90)];
    const [firstAt, secondAt] = [dice.between(0.3, 0.6), dice.between(0.5, 0.8)];
    const rows = 23;
    for (let i = 0; i < rows; i++) {
      const y = 34 + i * 11.4;
      const near = (at: number) => Math.exp(-(((i / rows - at) / 0.2) ** 2));
      const [a, b] = [(heights[0] ?? 60) * near(firstAt), (heights[1] ?? 40) * near(secondAt)];
      const [p, q] = [peaks[0] ?? 100, peaks[1] ?? 200];
      const d = `M0 ${num(y)}H${num(p - 56)}C${num(p - 24)} ${num(y)} ${num(p - 20)} ${num(y - a)} ${num(p)} ${num(y - a)}S${num((p + q) / 2 - 12)} ${num(y)} ${num((p + q) / 2)} ${num(y)}S${num(q - 18)} ${num(y - b)} ${num(q)} ${num(y - b)}S${num(q + 26)} ${num(y)} ${num(q + 52)} ${num(y)}H300`;
      lines.push(
        stroke(
          d,
          i === Math.floor(firstAt * rows) ? accent : inkOn(field, [ink]),
          i === Math.floor(firstAt * rows) ? 4 : 1.5,
          { fill: field },
        ),
      );
    }
    sheet.add(rect(0, 0, 300, 450, ground), pane(0, 0, 300, 292, ...lines));
    const face = dice.pick([FACES.grotesqueBold, FACES.typewriterBold, FACES.narrowBold, FACES.humanist]);
    const on = { on: ground, inks: [ink] };
    const set = sheet.title(
      title,
      sub,
      { x: 26, y: 308, width: 250, height: 86 },
      { ...on, face, max: 52, leading: 1.04 },
    );
    const y = set.y + set.height + 7;
    sheet.creator(
      creator,
      { x: 26, y, width: 250, height: 428 - y },
      { ...on, face: FACES.humanist, max: 17, lines: 1 },
    );
  },
};
