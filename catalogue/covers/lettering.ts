import { inkOn } from './colour.ts';
import type { Face } from './faces.ts';
import { type Attributes, el, escapeXml } from './svg.ts';
import { type Fit, fitText } from './typeset.ts';
import { isRightToLeft, mayBeSpaced } from './wording.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Setting {
  face: Face;
  max: number;
  min?: number;
  /** The flat colour the words stand on, and the inks to try on it, best first. */
  on: string;
  inks: readonly string[];
  align?: 'start' | 'middle';
  rest?: 'top' | 'middle' | 'bottom';
  upper?: boolean;
  tracking?: number;
  leading?: number;
  lines?: number;
  /** The face of a title's second line. */
  sub?: Face;
  /** Stretches a single line to the width it was reckoned at, so that lines under each other end flush. */
  flush?: boolean;
}

/** Words as they were set: where, in which ink, on which field. */
export interface SetWords extends Box {
  ink: string;
  field: string;
  size: number;
  lines: string[];
}

export const SMALLEST = 11;

/** The size from which on a face with hairlines reads well in a thumbnail. */
const HAIRLINES_HOLD = 42;

export function fitInto(text: string, box: Box, setting: Setting): Fit {
  const { face, max, min = SMALLEST, leading, lines } = setting;
  const { width, height } = box;
  const tracking = mayBeSpaced(text) ? setting.tracking : 0;
  const room = { width, height, max, min: Math.min(max, min), leading, lines, tracking };
  const fit = fitText(text, { ...room, face });
  return face.sturdy && fit.size < HAIRLINES_HOLD ? fitText(text, { ...room, face: face.sturdy }) : fit;
}

/** Where fitted words begin when they are to rest at the top, middle or bottom of a box. */
export function topOf(box: Box, rest: Setting['rest'], used: number): number {
  const spare = box.height - used;
  return box.y + (rest === 'bottom' ? spare : rest === 'middle' ? spare / 2 : 0);
}

/** Fonts differ by a tenth in width; a line stretched by that much still looks drawn so. */
export function stretchTo(width: number): Attributes {
  return { textLength: width, lengthAdjust: 'spacingAndGlyphs' };
}

/** The markup of fitted words. What begins at the left begins at the right in scripts that run that way. */
export function letter(
  text: string,
  fit: Fit,
  box: Box,
  top: number,
  setting: Setting,
): { markup: string; set: SetWords } {
  const rtl = isRightToLeft(text);
  const centred = setting.align === 'middle';
  const x = centred ? box.x + box.width / 2 : rtl ? box.x + box.width : box.x;
  const left = centred ? x - fit.width / 2 : rtl ? x - fit.width : x;
  const ink = inkOn(setting.on, setting.inks);
  const tracking = mayBeSpaced(text) ? (setting.tracking ?? 0) * fit.size : 0;
  // Letter-spacing also follows the last letter, which would pull centred lines to the left.
  const shift = centred ? tracking / 2 : 0;
  const rows = fit.lines.map((line, i) =>
    el('tspan', { x: x + shift, y: top + (fit.ascent + i * fit.leading) * fit.size }, escapeXml(line)),
  );
  const attributes = {
    'font-family': fit.face.stack,
    'font-size': fit.size,
    'font-weight': fit.face.weight === 700 ? 700 : undefined,
    'font-style': fit.face.italic ? 'italic' : undefined,
    'text-anchor': centred ? 'middle' : undefined,
    direction: rtl ? 'rtl' : undefined,
    'letter-spacing': tracking || undefined,
    ...(setting.flush ? stretchTo(fit.width) : {}),
    fill: ink,
  };
  const { width, height, size, lines } = fit;
  return {
    markup: el('text', attributes, rows.join('')),
    set: { x: left, y: top, width, height, ink, field: setting.on, size, lines },
  };
}
