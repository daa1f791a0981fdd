import type { Brief, Composition } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { circle, rect, rule, shape } from '../svg.ts';

/** The words are the cover: name at the head, the title as large as the page allows. Holds any length. */
export const titlePage: Composition = {
  name: 'title-page',
  holds: Number.POSITIVE_INFINITY,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, accent, second } = palette;
    const face = dice.pick([
      FACES.didone,
      FACES.oldStyle,
      FACES.transitionalItalic,
      FACES.geometric,
      FACES.bookBold,
    ]);
    const on = { on: ground, inks: [ink] };
    sheet.add(rect(0, 0, 300, 450, ground), rect(26, 26, 248, 7, accent));
    const name = sheet.creator(
      creator,
      { x: 26, y: 46, width: 248, height: 42 },
      { ...on, face: FACES.humanist, max: 18 },
    );
    const top = name ? name.y + name.height + 12 : 50;
    const set = sheet.title(
      title,
      sub,
      { x: 26, y: top, width: 248, height: 398 - top },
      { ...on, face, max: 74, leading: 1.03, sub: FACES.oldStyleItalic },
    );
    const below = set.y + set.height + 20;
    if (below < 330)
      sheet.add(mark(dice.whole(0, 2), (below + 424) / 2, Math.min(62, (424 - below) / 2), accent, second));
    sheet.add(rule(26, 424, 274, 424, accent, 1.5));
  },
};

function mark(kind: number, y: number, r: number, one: string, two: string): string {
  const x = 274 - r;
  if (kind === 0) return circle(x, y, r, one) + circle(x - r * 0.34, y, r * 0.66, two);
  if (kind === 1) return shape(`M${x - r} ${y + r}V${y - r}A${2 * r} ${2 * r} 0 0 1 ${x + r} ${y + r}Z`, one);
  const half = (top: number) => `M${x - r} ${top + r}A${r} ${r} 0 0 1 ${x + r} ${top + r}Z`;
  return shape(half(y - r), one) + shape(half(y), two);
}
