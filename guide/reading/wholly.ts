import { findPhrases, type Hit, type PhraseBook } from './phrases.ts';
import type { Word } from './words.ts';

/** Words of politeness and filling that change nothing about what a short message is. */
export const FILLING = new Set(
  'please pls plz ok okay so well hm hmm mm ah eh wait um uh erm oh now then just really sorry lol haha guide there everyone all again the this that it one a me for to and im you very much more bit little with some i we can could would'.split(
    ' ',
  ),
);

/** Nothing but phrases of the book and filling, at least one of them a phrase. */
export function isWholly(book: PhraseBook, words: readonly Word[], beside?: PhraseBook): boolean {
  if (words.length === 0 || words.length > 14) return false;
  const hits = findPhrases(book, words);
  if (hits.length === 0) return false;
  const covered = placesOf(beside ? [...hits, ...findPhrases(beside, words)] : hits);
  return words.every(({ fold }, at) => covered.has(at) || FILLING.has(fold));
}

export const placesOf = (hits: readonly Hit[]): Set<number> =>
  new Set(hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
