import { mix } from '../colour.ts';
import type { Brief, Composition } from '../composition.ts';
import { FACES, type Face } from '../faces.ts';
import type { Sheet } from '../sheet.ts';
import { el, escapeXml, pane, rect } from '../svg.ts';
import { capitals, graphemes } from '../wording.ts';

/** The title's first letter, so large that the page cuts into it. */
export const letterform: Composition = {
  name: 'letterform',
  holds: 80,
  draw(sheet: Sheet, { title, sub, creator, palette, dice }: Brief) {
    const { ground, ink, accent, second } = palette;
    const face = dice.pick<Face>([
      FACES.didoneBold,
      FACES.oldStyleBold,
      FACES.slab,
      FACES.didoneItalic,
      FACES.geometricBold,
    ]);
    const words = title.replace(/^(?:the|a|an)\s+(?=\p{L})/iu, '');
    const initial = capitals(graphemes(words)[0] ?? '');
    const field = dice.chance(0.5) ? mix(ground, second, 0.55) : accent;
    const letter = field === accent ? ground : accent;
    // Cut at the head, at the foot, or at the side.
    const [x, y, size] = dice.pick<readonly [number, number, number]>([
      [150, 246, 440],
      [150, 352, 410],
      [204, 270, 400],
      [92, 300, 470],
    ]);
    const glyph = el(
      'text',
      {
        x,
        y,
        'font-family': face.stack,
        'font-size': size,
        'font-weight': face.weight,
        'font-style': face.italic ? 'italic' : undefined,
        'text-anchor': 'middle',
        fill: letter,
        'aria-hidden': 'true',
      },
      escapeXml(initial),
    );
    sheet.add(rect(0, 0, 300, 450, ground), pane(0, 0, 300, 286, rect(0, 0, 300, 286, field), glyph));
    const on = { on: ground, inks: [ink] };
    const set = sheet.title(
      title,
      sub,
      { x: 26, y: 302, width: 250, height: 96 },
      {
        ...on,
        face: { ...face, weight: 400, table: face.table === 'sansBold' ? 'sans' : 'serif' },
        max: 48,
        leading: 1.04,
      },
    );
    const under = Math.max(set.y + set.height + 8, 398);
    sheet.creator(
      creator,
      { x: 26, y: under, width: 250, height: 434 - under },
      { ...on, face: FACES.humanist, max: 17, lines: 1 },
    );
  },
};
