/** The part of a message around the words somebody looked for, and where those words stand in it. */
import { wordsIn } from '../store/message-search.ts';

const BEFORE = 48;
const LENGTH = 180;

export type Excerpt = { excerpt: string; marks: [number, number][] };

export const excerptOf = (content: string, query: string): Excerpt => {
  const text = content.replace(/\s+/g, ' ').trim();
  const wanted = wordsIn(query);
  const found = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: written, index }) => {
    const at = wordsIn(written).join('');
    const word =
      wanted.find((begun) => at.startsWith(begun)) ?? wanted.find((part) => written.includes(part));
    return word === undefined ? [] : [{ from: index, to: index + written.length }];
  });
  const from = text.length <= LENGTH ? 0 : startNear(text, (found[0]?.from ?? 0) - BEFORE);
  const to = endNear(text, from + LENGTH);
  const head = from > 0 ? '… ' : '';
  const shift = head.length - from;
  return {
    excerpt: `${head}${text.slice(from, to)}${to < text.length ? ' …' : ''}`,
    marks: found
      .filter((mark) => mark.to <= to)
      .map((mark): [number, number] => [mark.from + shift, mark.to + shift]),
  };
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
