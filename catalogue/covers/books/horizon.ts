import { mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, num, rect, shape } from '../svg.ts';

/** A low sun over receding land; the title hangs in the sky. */
export const horizon: Composition = {
  name: 'horizon',
  holds: 80,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, accent, second, third } = palette;
    const sunX = dice.between(70, 230);
    sheet.add(rect(0, 0, 300, 450, ground));
    sheet.add(circle(sunX, 268, dice.between(44, 74), accent));
    const far = mix(ground, second, 0.6);
    const layers = [far, second, mix(second, third, 0.55), third];
    layers.forEach((layer, i) => {
      const y = 268 + i * 44;
      const a = dice.between(-34, 26);
      const b = dice.between(-26, 34);
      const d = `M0 ${num(y + a / 3)}C70 ${num(y + a)} 110 ${num(y - a)} 160 ${num(y)}S250 ${num(y + b)} 300 ${num(y - b / 2)}V450H0Z`;
      sheet.add(shape(d, layer));
    });
    const face = dice.pick([FACES.humanist, FACES.oldStyle, FACES.geometric, FACES.didoneItalic]);
    const on = { on: ground, inks: [ink], align: 'middle' } as const;
    const set = sheet.title(
      title,
      sub,
      { x: 28, y: 28, width: 244, height: 114 },
      { ...on, face, max: 58, leading: 1.04 },
    );
    const y = set.y + set.height + 8;
    sheet.creator(
      creator,
      { x: 34, y, width: 232, height: 176 - y },
      { ...on, face: FACES.humanist, max: 18 },
    );
  },
};
