import { mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import { pastedLabel } from '../label.ts';
import type { Sheet } from '../sheet.ts';
import { num, rect, stroke } from '../svg.ts';

/** Combed marbled paper with a pasted label. */
export const marbled: Composition = {
  name: 'marbled',
  holds: 70,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, accent, second, third, plate } = palette;
    const inks = [ground, second, accent, ground, third, mix(second, plate, 0.6)];
    sheet.add(rect(0, 0, 300, 450, ground));
    const comb = dice.pick([20, 25, 30]);
    const swing = dice.between(26, 46);
    const upright = dice.chance(0.6);
    const rows = upright ? 24 : 32;
    const length = upright ? 490 : 340;
    const lines: string[] = [];
    for (let row = -3; row < rows; row++) {
      const y = row * 14.5 + dice.between(-3, 3);
      const cusps = `q${comb / 2} ${num(swing + dice.between(-7, 7))} ${comb} 0`.repeat(
        Math.ceil(length / comb),
      );
      const d = `M-10 ${num(y)}${cusps}`;
      lines.push(stroke(d, inks[(row + 9) % inks.length] ?? accent, dice.between(7, 15)));
      if (row % 3 === 0) lines.push(stroke(d, plate, 1.1));
    }
    const turn = upright ? { transform: 'rotate(90)translate(0 -310)' } : {};
    sheet.add(`<g${turn.transform ? ` transform="${turn.transform}"` : ''}>${lines.join('')}</g>`);
    const face = dice.pick([FACES.transitional, FACES.oldStyle, FACES.oldStyleItalic]);
    pastedLabel(
      sheet,
      { title, sub, creator, palette, dice },
      { y: 62, width: 224, height: 176, face, max: 44 },
    );
  },
};
