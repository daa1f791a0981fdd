import type { Dice } from '../../seed.ts';
import type { Point } from '../../svg.ts';

/** A drawing about 180 across around the point 0, 0, in a line colour and a mark colour. */
export type Emblem = (line: string, mark: string, dice: Dice) => string;

/** The corners of a regular figure. */
export function around(count: number, radius: number, start = -Math.PI / 2): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = start + (i / count) * Math.PI * 2;
    return [radius * Math.cos(turn), radius * Math.sin(turn)];
  });
}
