import { foldsOf, type Word } from './words.ts';

/** A list of words and phrases made ready for finding them in a text in one pass. */
export type PhraseBook = Map<string, string[][]>;

/** Words `from` to `to` (not included) of the text. */
export type Hit = { from: number; to: number; phrase: string };

export function phraseBook(entries: readonly string[]): PhraseBook {
  const book: PhraseBook = new Map();
  for (const entry of new Set(entries)) {
    const folds = foldsOf(entry);
    const first = folds[0];
    if (first === undefined) continue;
    const sharing = book.get(first);
    if (sharing) sharing.push(folds);
    else book.set(first, [folds]);
  }
  for (const sharing of book.values()) sharing.sort((a, b) => b.length - a.length);
  return book;
}

/** All phrases of both. */
export function bothBooks(one: PhraseBook, other: PhraseBook): PhraseBook {
  const both: PhraseBook = new Map(one);
  for (const [first, sharing] of other)
    both.set(
      first,
      [...(one.get(first) ?? []), ...sharing].sort((a, b) => b.length - a.length),
    );
  return both;
}

/** The longest phrase of the book that begins at this word. */
function phraseAt(book: PhraseBook, words: readonly Word[], at: number): string[] | undefined {
  const first = words[at];
  return (
    first && book.get(first.fold)?.find((folds) => folds.every((fold, i) => words[at + i]?.fold === fold))
  );
}

/** Every hit, longest first at each place, none overlapping another. */
export function findPhrases(book: PhraseBook, words: readonly Word[]): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < words.length; ) {
    const folds = phraseAt(book, words, at);
    if (folds) hits.push({ from: at, to: at + folds.length, phrase: folds.join(' ') });
    at += folds?.length ?? 1;
  }
  return hits;
}

/** How many different phrases were hit. */
export const distinct = (hits: readonly Hit[]): number => new Set(hits.map(({ phrase }) => phrase)).size;
