import { apartFrom, mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, el, frame, rect, rule, shape, stroke } from '../svg.ts';

/** Half cloth, half paper: a spine band with gilt rules, quiet boards and centred type. */
export const quarterBound: Composition = {
  name: 'quarter-bound',
  holds: 110,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, second, plate, plateInk } = palette;
    const accent = apartFrom(plate, [palette.accent, ground, plateInk]);
    const gilt = apartFrom(ground, [palette.accent, plate]);
    const cloth = ground;
    const boards = plate;
    const weave = sheet.id('w');
    const thread = el('path', {
      d: 'M0 1.5H4M1.5 0V4',
      stroke: mix(cloth, second, 0.5),
      'stroke-width': 0.6,
    });
    sheet.add(
      el('pattern', { id: weave, width: 4, height: 4, patternUnits: 'userSpaceOnUse' }, thread),
      rect(0, 0, 300, 450, boards),
      rect(0, 0, 66, 450, cloth),
      rect(0, 0, 66, 450, `url(#${weave})`),
      rule(66, 0, 66, 450, gilt, 2.4),
      rule(71, 0, 71, 450, accent, 0.8),
    );
    for (const y of [40, 48, 402, 410]) sheet.add(rule(0, y, 66, y, gilt, y % 40 ? 0.9 : 2.2));
    sheet.add(emblem(dice.whole(0, 3), 185, 306, accent, plateInk));
    const face = dice.pick([FACES.oldStyle, FACES.transitional, FACES.didone, FACES.bookItalic]);
    const on = { on: boards, inks: [plateInk], align: 'middle' } as const;
    sheet.title(
      title,
      sub,
      { x: 90, y: 58, width: 192, height: 180 },
      { ...on, face, max: 54, leading: 1.12, rest: 'top', sub: FACES.oldStyleItalic },
    );
    sheet.creator(
      creator,
      { x: 90, y: 376, width: 190, height: 40 },
      { ...on, face, upper: true, tracking: 0.08, max: 16, rest: 'bottom' },
    );
  },
};

function emblem(kind: number, x: number, y: number, one: string, two: string): string {
  const at = (markup: string) => `<g transform="translate(${x} ${y})scale(1.35)">${markup}</g>`;
  if (kind === 0)
    return at(
      stroke('M-26 14C-26 -24 26 -24 26 14M-16 14C-16 -10 16 -10 16 14M-34 14H34', one, 2) +
        circle(0, 8, 5, two),
    );
  if (kind === 1) return at(shape('M0 -26L7 -7L26 0L7 7L0 26L-7 7L-26 0L-7 -7Z', one) + circle(0, 0, 3, two));
  if (kind === 2)
    return at(
      stroke(
        'M0 28V-26M0 10C-18 8 -22 -4 -22 -12C-8 -12 0 -2 0 10C0 -2 8 -12 22 -12C22 -4 18 8 0 10',
        one,
        2,
      ),
    );
  return at(
    frame(-18, -18, 36, 36, one, 2) +
      `<g transform="rotate(45)">${frame(-18, -18, 36, 36, one, 2)}</g>` +
      circle(0, 0, 5, two),
  );
}
