/** The part of a message around the words somebody looked for, and where those words stand in it. */
import { wordsIn } from '../store/message-search.ts';

const BEFORE = 48;
const LENGTH = 180;

export type Excerpt = { excerpt: string; marks: [number, number][] };

/** Of a message of any length so much is looked at. */
const LOOKED_AT = 20_000;

export const excerptOf = (content: string, query: string): Excerpt => {
  const wanted = wordsIn(query);
  const near = partOf(content, wanted[0] ?? '');
  const text = near.text.replace(/\s+/g, ' ').trim();
  const found: { from: number; to: number }[] = [];
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const [first] = found;
    // Beyond what is shown.
    if (first && index > first.from + LENGTH) break;
    const at = wordsIn(written).join('');
    const word =
      wanted.find((begun) => at.startsWith(begun)) ?? wanted.find((part) => written.includes(part));
    if (word !== undefined) found.push({ from: index, to: index + written.length });
  }
  const from = text.length <= LENGTH ? 0 : startNear(text, (found[0]?.from ?? 0) - BEFORE);
  const to = endNear(text, from + LENGTH);
  const head = from > 0 || near.isLater ? '… ' : '';
  const shift = head.length - from;
  return {
    excerpt: `${head}${text.slice(from, to)}${to < text.length || near.goesOn ? ' …' : ''}`,
    marks: found
      .filter((mark) => mark.to <= to)
      .map((mark): [number, number] => [mark.from + shift, mark.to + shift]),
  };
};

/** The beginning of a long one; or the part around the word, where it stands further on as it is written here. */
const partOf = (content: string, word: string) => {
  if (content.length <= LOOKED_AT) return { text: content, isLater: false, goesOn: false };
  const at = content.toLowerCase().indexOf(word);
  const from = at > LOOKED_AT / 2 ? wholeCharacter(content, at - LENGTH) : 0;
  const to = wholeCharacter(content, Math.min(content.length, from + LOOKED_AT));
  return { text: content.slice(from, to), isLater: from > 0, goesOn: to < content.length };
};

/** The start of the word at that place, unless the words are very long. */
const startNear = (text: string, at: number): number => {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at - 1);
  return wholeCharacter(text, space === -1 || space > at + BEFORE / 2 ? at : space + 1);
};

const endNear = (text: string, at: number): number => {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return wholeCharacter(text, space < at - BEFORE / 2 ? at : space);
};

/** Never between the two halves of one character. */
const wholeCharacter = (text: string, at: number): number =>
  /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at;
