/** What a cover may show of a title: no control or direction-changing signs, no towers of accents, one space. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g, '')
    .replace(/\p{Co}|\p{Cn}/gu, '')
    .replace(/([\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}]\p{M}{2})\p{M}+/gu, '$1')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();
}

/** Capitals where a script has them and designers use them; other text stays as it is. */
export function capitals(text: string): string {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\p{Z}\p{M}]*$/u.test(text)
    ? text.toUpperCase()
    : text;
}

/** Spacing letters apart breaks joined and stacked scripts, and does nothing for the square ones. */
export function mayBeSpaced(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{Zs}]*$/u.test(text);
}

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const LETTER = /\p{L}/u;

/** The direction of the first letter decides, as in the browser's own rule. */
export function isRightToLeft(text: string): boolean {
  const first = LETTER.exec(text)?.[0];
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

/** Scripts and pictures that reach higher and lower than Latin capitals and tails. */
export function isTall(text: string): boolean {
  return /[\u0590-\u1cff\ua800-\uabff\ufb1d-\ufdff\ufe70-\ufefe]|\p{Extended_Pictographic}|\p{M}/u.test(text);
}

/** Han, kana and Hangul fill their square, from above the Latin capital to below the baseline. */
export function isSquare(text: string): boolean {
  return /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]/u.test(text);
}

/** "Sapiens: A Brief History of Humankind" is set as a title and a smaller line under it. */
export function splitSubtitle(title: string): { main: string; sub: string } {
  const match = /^(.{3,}?)(?:: |：| [—–] )(.{4,})$/su.exec(title);
  if (match?.[1] && match[2] && title.length > 22) return { main: match[1], sub: match[2] };
  const bracket = /^(?=.*\)$)(.{3,}?) \((.{4,})\)$/su.exec(title);
  if (bracket?.[1] && bracket[2]) return { main: bracket[1], sub: bracket[2] };
  return { main: title, sub: '' };
}

/** Ways to write the makers, fullest first: all, the first two, the first alone "et al.". */
export function creatorForms(creator: string): string[] {
  const names = creator.split(/(?<!\s)\s*(?:,|;|&|\band\b)\s*/u).filter(Boolean);
  const [first] = names;
  if (!first || names.length < 2) return [creator];
  return [creator, `${first} et al.`];
}

/** How much room a title asks for, a square sign counting as two letters. */
export function visualLength(text: string): number {
  let length = 0;
  for (const sign of text) length += (sign.codePointAt(0) ?? 0) >= 0x1100 ? 2 : 1;
  return length;
}

export function graphemes(text: string): string[] {
  if (/^[\x20-\x7e]*$/.test(text)) return [...text];
  return Array.from(GRAPHEMES.segment(text), (part) => part.segment);
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
