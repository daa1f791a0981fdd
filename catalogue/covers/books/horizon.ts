import { apartFrom, mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Dice } from '../seed.ts';
import type { Sheet } from '../sheet.ts';
import { circle, num, rect, ring, shape } from '../svg.ts';

/** Land that recedes under a low light; the title hangs in the sky. */
export const horizon: Composition = {
  name: 'horizon',
  holds: 80,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, second, third } = palette;
    const accent = apartFrom(ground, [palette.accent, palette.plate]);
    const [sunX, radius] = [dice.between(70, 230), dice.between(26, 88)];
    const line = dice.between(262, 306);
    const sunY = Math.max(line - dice.between(-0.3, 0.35) * radius, 196 + radius);
    sheet.add(rect(0, 0, 300, 450, ground), circle(sunX, sunY, radius, accent));
    if (dice.chance(0.3))
      sheet.add(ring(sunX, sunY, radius + 9, accent, 1), ring(sunX, sunY, radius + 18, accent, 0.6));
    const layers = [mix(ground, second, 0.6), second, mix(second, third, 0.55), third];
    const ridge = dice.pick([hills, peaks, plains]);
    const gap = (450 - line) / layers.length;
    layers.forEach((layer, i) => {
      sheet.add(shape(`${ridge(line + i * gap, dice)}V450H0Z`, layer));
    });
    const face = dice.pick([FACES.humanist, FACES.oldStyle, FACES.geometric, FACES.didoneItalic]);
    const on = { on: ground, inks: [ink], align: dice.pick(['middle', 'start'] as const) } as const;
    const set = sheet.title(
      title,
      sub,
      { x: 28, y: 26, width: 244, height: 106 },
      { ...on, face, max: 58, leading: 1.04 },
    );
    const y = set.y + set.height + 8;
    sheet.creator(
      creator,
      { x: 28, y, width: 244, height: 170 - y },
      { ...on, face: FACES.humanist, max: 18, lines: 1 },
    );
  },
};

function hills(y: number, dice: Dice): string {
  const [a, b] = [dice.between(-30, 26), dice.between(-26, 30)];
  return `M0 ${num(y + a / 3)}C70 ${num(y + a)} 110 ${num(y - a)} 160 ${num(y)}S250 ${num(y + b)} 300 ${num(y - b / 2)}`;
}

function peaks(y: number, dice: Dice): string {
  let d = `M0 ${num(y + dice.between(-10, 20))}`;
  for (let x = dice.between(20, 60), up = true; x < 300; x += dice.between(24, 62), up = !up) {
    d += `L${num(x)} ${num(up ? y - dice.between(4, 40) : y + dice.between(4, 22))}`;
  }
  return `${d}L300 ${num(y)}`;
}

function plains(y: number): string {
  return `M0 ${num(y)}H300`;
}
