import { PROVERBS } from '../lexicon/emptiness.ts';
import type { Span } from '../types.ts';
import { findPhrases, phraseBook } from './phrases.ts';
import { spanOf } from './spans.ts';
import { wordsOf } from './words.ts';

const QUOTED = /["“”„«]([^"“”„«»\n]{2,300})["“”»]/gu;
const sayings = phraseBook(PROVERBS);

/** What stands between quotation marks, without the marks. */
export function quotationsIn(raw: string): Span[] {
  return [...raw.matchAll(QUOTED)]
    .map((match) => spanOf(raw, match.index + 1, match.index + 1 + (match[1] ?? '').length))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

export const isSaying = (quotation: Span): boolean =>
  findPhrases(sayings, wordsOf(quotation.text).words).length > 0;
