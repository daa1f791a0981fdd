import { mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, el, num, pane, rect, shape } from '../svg.ts';
import { credits } from './credits.ts';

/** A wide frame in the dark: one shot, and the title card under it. */
export const letterbox: Composition = {
  name: 'letterbox',
  holds: 90,
  draw(sheet: Sheet, brief: Brief) {
    const { title, sub, palette, dice } = brief;
    const { ground, ink, accent, second, third } = palette;
    const dark = mix(ground, '#000000', 0.25);
    const glow = sheet.id('g');
    const stops = [
      el('stop', { offset: '0', 'stop-color': second }),
      el('stop', { offset: '1', 'stop-color': accent }),
    ].join('');
    const scene: string[] = [
      el('linearGradient', { id: glow, x1: 0, y1: 0, x2: 0, y2: 1 }, stops),
      rect(0, 0, 300, 190, `url(#${glow})`),
      circle(dice.between(70, 230), dice.between(70, 120), dice.between(22, 46), third),
    ];
    for (let i = 0; i < 3; i++) {
      const y = 122 + i * 22;
      const d = `M0 ${y}L${num(dice.between(30, 80))} ${num(y - dice.between(0, 34))}L${num(dice.between(110, 150))} ${y + 4}L${num(dice.between(180, 230))} ${num(y - dice.between(4, 30))}L300 ${y}V190H0Z`;
      scene.push(shape(d, mix(second, dark, 0.34 + i * 0.33)));
    }
    const x = dice.between(90, 210);
    scene.push(shape(`M${num(x)} 174v-13q0 -4 3 -4t3 4v13h-2v-8h-2v8z`, ink), circle(x + 3, 154, 2.4, ink));
    sheet.add(rect(0, 0, 300, 450, dark), pane(0, 62, 300, 190, ...scene));
    // Without it the scene shows as a hairline where the pane is cut.
    sheet.add(rect(0, 250, 300, 4, dark));
    const face = dice.pick([FACES.didone, FACES.humanist, FACES.oldStyle, FACES.geometric]);
    const on = { on: dark, inks: [ink], align: 'middle' } as const;
    sheet.title(
      title,
      sub,
      { x: 24, y: 268, width: 252, height: 110 },
      { ...on, face, max: 52, upper: dice.chance(0.6), tracking: 0.06, rest: 'middle', leading: 1.12 },
    );
    credits(sheet, brief, 392, dark, [ink]);
  },
};
