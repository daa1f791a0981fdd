import { graphemes } from './wording.ts';

/** A piece of text that stays on one line if it can. */
export interface Piece {
  text: string;
  /** A space stands before it when it does not begin a line. */
  spaced: boolean;
}

const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fc\uff00-\uffef]|\p{Extended_Pictographic}/u;
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const NOT_FIRST =
  /^[、。，．・：；？！ー」』）】〕》〉”’…々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ,.!?:;)\]]/u;
const NOT_LAST = /[「『（【〔《〈“‘([]$/u;

const WORDS = new Intl.Segmenter('th', { granularity: 'word' });

function partsOf(word: string): string[] {
  if (UNSPACED.test(word)) return Array.from(WORDS.segment(word), (part) => part.segment);
  if (!SQUARE.test(word)) return word.split(/(?<=[-–—/])(?=[^-–—/])/u);
  const parts: string[] = [];
  for (const sign of graphemes(word)) {
    const before = parts[parts.length - 1];
    const joins =
      before !== undefined &&
      (NOT_FIRST.test(sign) || NOT_LAST.test(before) || (!SQUARE.test(sign) && !SQUARE.test(before)));
    if (joins) parts[parts.length - 1] = before + sign;
    else parts.push(sign);
  }
  return parts;
}

/** Where lines may break: at spaces, after hyphens, between square signs, between words of unspaced scripts. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const word of text.split(' ')) {
    partsOf(word).forEach((part, i) => {
      pieces.push({ text: part, spaced: i === 0 && pieces.length > 0 });
    });
  }
  return pieces;
}

const ALPHABETIC = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;

/** Cuts a piece that is longer than a line into parts of like length, with a hyphen where the script uses one. */
export function chop(piece: Piece, fits: (text: string) => boolean): Piece[] {
  const hyphen = ALPHABETIC.test(piece.text) ? '-' : '';
  const signs = graphemes(piece.text);
  const greedy = cut(signs, signs.length, hyphen, fits);
  const even = cut(signs, Math.ceil(signs.length / greedy.length), hyphen, fits);
  const parts = even.length === greedy.length ? even : greedy;
  return parts.map((text, i) => ({ text, spaced: i === 0 && piece.spaced }));
}

function cut(
  signs: readonly string[],
  most: number,
  hyphen: string,
  fits: (text: string) => boolean,
): string[] {
  const parts: string[] = [];
  let held: string[] = [];
  for (const sign of signs) {
    if (held.length > 0 && (held.length >= most || !fits(held.join('') + sign + hyphen))) {
      parts.push(held.join('') + hyphen);
      held = [];
    }
    held.push(sign);
  }
  return [...parts, held.join('')];
}
