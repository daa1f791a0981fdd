import { PROVERBS } from '../lexicon/emptiness.ts';
import type { Span } from '../types.ts';
import { findPhrases, phraseBook } from './phrases.ts';
import { spanOf } from './spans.ts';
import { wordsOf } from './words.ts';

const QUOTED = /["“”„«]([^"“”„«»\n]{2,300})["“”»]/gu;
/** Between single marks, where an apostrophe inside a word ends nothing. */
const SINGLY_QUOTED = /(?<![\p{L}\p{N}])['‘]((?:[^'’‘"“”\n]|(?<=\p{L})['’](?=\p{L})){2,300})['’](?!\p{L})/gu;
const sayings = phraseBook(PROVERBS);

/** What stands between quotation marks, without the marks. */
export const quotationsIn = (raw: string): Span[] => between(raw, [QUOTED, SINGLY_QUOTED]);

/** Where to take an apostrophe for a mark would do harm. */
export const doublyQuotedIn = (raw: string): Span[] => between(raw, [QUOTED]);

function between(raw: string, marks: readonly RegExp[]): Span[] {
  return marks
    .flatMap((mark) => [...raw.matchAll(mark)])
    .sort((a, b) => a.index - b.index)
    .map((match) => spanOf(raw, match.index + 1, match.index + 1 + (match[1] ?? '').length))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

export const isSaying = (quotation: Span): boolean =>
  findPhrases(sayings, wordsOf(quotation.text).words).length > 0;
