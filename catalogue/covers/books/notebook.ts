import { apartFrom, mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { frame, rect, rule, shape } from '../svg.ts';

/** A cloth notebook with taped corners and a typed label. */
export const notebook: Composition = {
  name: 'notebook',
  holds: 90,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, second, plate, plateInk } = palette;
    const accent = apartFrom(ground, [palette.accent, palette.third, plateInk]);
    sheet.add(rect(0, 0, 300, 450, ground));
    const speck = mix(ground, second, 0.8);
    let flecks = '';
    for (let i = 0; i < 90; i++)
      flecks += `M${dice.whole(40, 298)} ${dice.whole(2, 448)}l${dice.whole(-5, 5)} ${dice.whole(-5, 5)}`;
    sheet.add(`<path d="${flecks}" stroke="${speck}" stroke-width="2.6" stroke-linecap="round"/>`);
    sheet.add(rect(0, 0, 36, 450, accent), rule(36, 0, 36, 450, mix(accent, '#000000', 0.3), 1));
    sheet.add(shape('M300 0H250L300 50Z', accent), shape('M300 450H250L300 400Z', accent));
    const [x, y, width, height] = [60, dice.pick([60, 100]), 212, 206];
    sheet.add(
      rect(x + 2, y + 3, width, height, '#000', { opacity: 0.2, rx: 3 }),
      rect(x, y, width, height, plate, { rx: 3 }),
    );
    sheet.add(frame(x + 8, y + 8, width - 16, height - 16, accent, 2));
    const face = FACES.typewriterBold;
    const on = { on: plate, inks: [plateInk] };
    sheet.title(
      title,
      sub,
      { x: x + 20, y: y + 20, width: width - 40, height: 124 },
      { ...on, face, max: 40, leading: 1.08, rest: 'middle' },
    );
    for (const line of [150, 184])
      sheet.add(rule(x + 22, y + line, x + width - 22, y + line, mix(plate, plateInk, 0.35), 0.8));
    sheet.creator(
      creator,
      { x: x + 20, y: y + 153, width: width - 40, height: 30 },
      { ...on, face: FACES.typewriter, max: 16, rest: 'bottom', leading: 1.05 },
    );
  },
};
