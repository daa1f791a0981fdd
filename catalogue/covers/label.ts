import { apartFrom } from './colour.ts';
import type { Brief } from './composition.ts';
import { FACES, type Face } from './faces.ts';
import type { Sheet } from './sheet.ts';
import { frame, rect, rule } from './svg.ts';

interface Label {
  y: number;
  width: number;
  height: number;
  face: Face;
  max: number;
  x?: number;
  upper?: boolean;
}

/** A printed paper label with title, rule and name, as pasted on patterned boards. */
export function pastedLabel(sheet: Sheet, brief: Omit<Brief, 'year'>, label: Label): void {
  const { plate, plateInk } = brief.palette;
  const accent = apartFrom(plate, [brief.palette.accent, plateInk]);
  const { y, width, height, face, max, upper } = label;
  const x = label.x ?? (sheet.width - width) / 2;
  const on = { on: plate, inks: [plateInk], align: 'middle', rest: 'middle' } as const;
  sheet.add(
    rect(x + 1.5, y + 2.5, width, height, '#000', { opacity: 0.22 }),
    rect(x, y, width, height, plate),
    frame(x + 6, y + 6, width - 12, height - 12, plateInk, 1.4),
    frame(x + 9.5, y + 9.5, width - 19, height - 19, plateInk, 0.5),
  );
  const inner = { x: x + 17, width: width - 34 };
  const foot = brief.creator ? 50 : 16;
  sheet.title(
    brief.title,
    brief.sub,
    { ...inner, y: y + 16, height: height - foot - 20 },
    { ...on, face, max, upper, tracking: upper ? 0.05 : 0, leading: 1.12 },
  );
  if (!brief.creator) return;
  sheet.add(
    rule(
      sheet.width / 2 - 17 + (x - (sheet.width - width) / 2),
      y + height - foot + 2,
      x + width / 2 + 17,
      y + height - foot + 2,
      accent,
      1.5,
    ),
  );
  sheet.creator(
    brief.creator,
    { ...inner, y: y + height - foot + 6, height: 33 },
    { ...on, face: face.weight === 700 ? FACES.oldStyle : face, max: 16, lines: 2, leading: 1.05 },
  );
}
