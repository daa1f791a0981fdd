import type { Brief } from '../composition.ts';
import { FACES } from '../faces.ts';
import type { Sheet } from '../sheet.ts';

/** The small line of a poster: who made it and when. */
export function credits(
  sheet: Sheet,
  { creator, year }: Brief,
  y: number,
  on: string,
  inks: readonly string[],
  height = 34,
  width = 252,
): void {
  const setting = {
    face: FACES.narrow,
    upper: true,
    tracking: 0.1,
    max: 15,
    on,
    inks,
    align: 'middle',
    rest: 'middle',
    leading: 1.25,
  } as const;
  sheet.creator(
    creator,
    { x: (300 - width) / 2, y, width, height },
    setting,
    year && (creator ? ` · ${year}` : year),
  );
}
