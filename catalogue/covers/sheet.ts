import { type Box, fitInto, letter, type Setting, type SetWords, SMALLEST, topOf } from './lettering.ts';
import { capitals, creatorForms } from './wording.ts';

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

/** The share of a title's room that its first part may take when a second line follows. */
const MAIN_SHARE = 0.66;

export function newSheet(width: number, height: number, prefix: string): Sheet {
  const markup: string[] = [];
  const set: SetWords[] = [];

  function put(...[text, fit, box, top, setting]: Parameters<typeof letter>): SetWords {
    const lettered = letter(text, fit, box, top, setting);
    markup.push(lettered.markup);
    set.push(lettered.set);
    return lettered.set;
  }

  function words(text: string, box: Box, setting: Setting): SetWords {
    const shown = setting.upper ? capitals(text) : text;
    const fit = fitInto(shown, box, setting);
    return put(shown, fit, box, topOf(box, setting.rest, fit.height), setting);
  }

  function title(main: string, sub: string, box: Box, setting: Setting): SetWords {
    if (!sub) return words(main, box, setting);
    const shown = setting.upper ? capitals(main) : main;
    const upper = fitInto(shown, { ...box, height: box.height * MAIN_SHARE }, setting);
    const gap = Math.max(8, upper.size * 0.3);
    const lower: Setting = {
      ...setting,
      face: setting.sub ?? setting.face,
      max: Math.max(13, Math.min(22, upper.size * 0.5)),
      tracking: 0,
      leading: 1.2,
    };
    const under = fitInto(sub, { ...box, height: box.height - upper.height - gap }, lower);
    const top = topOf(box, setting.rest, upper.height + gap + under.height);
    const one = put(shown, upper, box, top, setting);
    const two = put(sub, under, box, top + upper.height + gap, lower);
    const x = Math.min(one.x, two.x);
    const right = Math.max(one.x + one.width, two.x + two.width);
    return { ...one, x, width: right - x, height: two.y + two.height - one.y };
  }

  function creator(name: string, box: Box, setting: Setting, tail = ''): SetWords | undefined {
    if (!name && !tail) return undefined;
    const forms = creatorForms(name).map((form) => (setting.upper ? capitals(form + tail) : form + tail));
    const rows = setting.lines ?? 2;
    // A second line before small type, small type before leaving names out.
    const tries = [
      { lines: 1, share: 0.88 },
      { lines: rows, share: 0.8 },
      { lines: 1, share: 0.74 },
      { lines: rows, share: 0.74 },
    ];
    for (const form of forms) {
      for (const { lines, share } of tries) {
        const fit = fitInto(form, box, { ...setting, min: Math.max(SMALLEST, setting.max * share), lines });
        if (letters(fit.lines.join('')) !== letters(form) || fit.height > box.height) continue;
        return put(form, fit, box, topOf(box, setting.rest, fit.height), setting);
      }
    }
    const last = forms[forms.length - 1] ?? name;
    const fit = fitInto(last, box, { ...setting, lines: rows });
    return put(last, fit, box, topOf(box, setting.rest, fit.height), setting);
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

/** Text without what line breaking adds and drops, to tell whether all of it was set. */
function letters(text: string): string {
  return text.replace(/[\s-]/g, '');
}
