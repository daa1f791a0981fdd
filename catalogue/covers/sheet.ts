import { inkOn } from './colour.ts';
import type { Face } from './faces.ts';
import { type Attributes, el, num } from './svg.ts';
import { type Fit, fitText, type Room } from './typeset.ts';
import { capitals, creatorForms, isRightToLeft, mayBeSpaced } from './wording.ts';

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
  align?: 'start' | 'middle' | 'end';
  rest?: 'top' | 'middle' | 'bottom';
  upper?: boolean;
  tracking?: number;
  leading?: number;
  lines?: number;
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

/** What a composition draws on: markup in order, and a record of all words. */
export interface Sheet {
  width: number;
  height: number;
  /** Makes a name for a gradient or pattern that no other cover on the page has. */
  id(name: string): string;
  add(...markup: string[]): void;
  words(text: string, box: Box, setting: Setting): SetWords;
  /** A title with its smaller second line, if it has one. Answers the box both take up. */
  title(main: string, sub: string, box: Box, setting: Setting): SetWords;
  /** The maker's name: small, whole if it fits, else the first name "et al."; the tail (a year) stays in any case. */
  creator(name: string, box: Box, setting: Setting, tail?: string): SetWords | undefined;
  readonly markup: readonly string[];
  readonly set: readonly SetWords[];
}

function offset(rest: Setting['rest'], room: number, used: number): number {
  return rest === 'bottom' ? room - used : rest === 'middle' ? (room - used) / 2 : 0;
}

export function newSheet(width: number, height: number, prefix: string): Sheet {
  const markup: string[] = [];
  const set: SetWords[] = [];

  function roomOf(text: string, box: Box, setting: Setting): Room {
    return {
      width: box.width,
      height: box.height,
      max: setting.max,
      min: Math.min(setting.max, setting.min ?? SMALLEST),
      face: setting.face,
      tracking: mayBeSpaced(text) ? setting.tracking : 0,
      leading: setting.leading,
      lines: setting.lines,
    };
  }

  function place(text: string, fit: Fit, box: Box, top: number, setting: Setting): SetWords {
    const { align = 'start', face } = setting;
    const rtl = isRightToLeft(text);
    const anchor = align === 'middle' ? 'middle' : (align === 'start') === rtl ? 'end' : 'start';
    const x = { start: box.x, middle: box.x + box.width / 2, end: box.x + box.width }[anchor];
    const ink = inkOn(setting.on, setting.inks);
    const tracking = mayBeSpaced(text) ? (setting.tracking ?? 0) * fit.size : 0;
    // Letter-spacing also follows the last letter, which would pull centred lines to the left.
    const shift = anchor === 'middle' ? tracking / 2 : anchor === 'end' ? tracking : 0;
    const rows = fit.lines.map((line, i) => {
      const y = top + (fit.ascent + i * fit.leading) * fit.size;
      return el('tspan', { x: num(x + shift), y: num(y) }, escapeLine(line));
    });
    const svgAnchor = anchor === 'middle' ? 'middle' : (anchor === 'start') === rtl ? 'end' : 'start';
    markup.push(
      el(
        'text',
        {
          'font-family': face.stack,
          'font-size': fit.size,
          'font-weight': face.weight === 700 ? 700 : undefined,
          'font-style': face.italic ? 'italic' : undefined,
          'text-anchor': svgAnchor === 'start' ? undefined : svgAnchor,
          direction: rtl ? 'rtl' : undefined,
          'letter-spacing': tracking || undefined,
          ...(setting.flush ? stretchTo(fit.width) : {}),
          fill: ink,
        },
        rows.join(''),
      ),
    );
    const left = { start: x, middle: x - fit.width / 2, end: x - fit.width }[anchor];
    const placed: SetWords = {
      x: left,
      y: top,
      width: fit.width,
      height: fit.height,
      ink,
      field: setting.on,
      size: fit.size,
      lines: fit.lines,
    };
    set.push(placed);
    return placed;
  }

  function words(text: string, box: Box, setting: Setting): SetWords {
    const shown = setting.upper ? capitals(text) : text;
    const fit = fitText(shown, roomOf(shown, box, setting));
    return place(shown, fit, box, box.y + offset(setting.rest, box.height, fit.height), setting);
  }

  function title(main: string, sub: string, box: Box, setting: Setting): SetWords {
    if (!sub) return words(main, box, setting);
    const shown = setting.upper ? capitals(main) : main;
    const upper = fitText(shown, roomOf(shown, { ...box, height: box.height * 0.66 }, setting));
    const gap = Math.max(8, upper.size * 0.3);
    const left = { ...box, height: box.height - upper.height - gap };
    const lower: Setting = {
      ...setting,
      face: setting.sub ?? setting.face,
      max: Math.max(13, Math.min(22, upper.size * 0.5)),
      tracking: 0,
      leading: 1.2,
    };
    const under = fitText(sub, roomOf(sub, left, lower));
    const top = box.y + offset(setting.rest, box.height, upper.height + gap + under.height);
    const one = place(shown, upper, box, top, setting);
    const two = place(sub, under, box, top + upper.height + gap, lower);
    const x = Math.min(one.x, two.x);
    const right = Math.max(one.x + one.width, two.x + two.width);
    return { ...one, x, width: right - x, height: two.y + two.height - one.y };
  }

  function creator(name: string, box: Box, setting: Setting, tail = ''): SetWords | undefined {
    if (!name && !tail) return undefined;
    const forms = creatorForms(name).map((form) => (setting.upper ? capitals(form + tail) : form + tail));
    const lines = setting.lines ?? 2;
    const least = Math.max(SMALLEST, setting.max * 0.74);
    const tries = forms.flatMap((form) => [
      { form, lines: 1 },
      { form, lines },
    ]);
    for (const { form, lines: rows } of tries) {
      const fit = fitText(form, { ...roomOf(form, box, setting), min: least, lines: rows });
      const whole = fit.lines.join('').replace(/[\s-]/g, '') === form.replace(/[\s-]/g, '');
      if (whole) return place(form, fit, box, box.y + offset(setting.rest, box.height, fit.height), setting);
    }
    const last = forms[forms.length - 1] ?? name;
    const fit = fitText(last, { ...roomOf(last, box, setting), lines });
    return place(last, fit, box, box.y + offset(setting.rest, box.height, fit.height), setting);
  }

  return {
    width,
    height,
    id: (name) => `${prefix}-${name}`,
    add: (...more) => void markup.push(...more),
    words,
    title,
    creator,
    markup,
    set,
  };
}

/** Fonts differ by a tenth in width; a line stretched by that much still looks drawn so. */
export function stretchTo(width: number): Attributes {
  return { textLength: width, lengthAdjust: 'spacingAndGlyphs' };
}

function escapeLine(line: string): string {
  return line.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));
}
