/**
 * Someone speaking of themselves, now, and not of the work. A false alarm costs one gentle turn; a miss costs
 * far more, so there are two nets: known phrases, and the shapes such sentences have.
 */
import { DISTRESS } from '../lexicon/turn-phrases.ts';
import { remembering } from '../remembering.ts';
import { DISTRESS_ELSEWHERE, DISTRESS_SIGNS } from './distress-signs.ts';
import { findPhrases, phraseBook } from './phrases.ts';
import { doublyQuotedIn } from './quotations.ts';
import { folded, type Words, wordsOf } from './words.ts';

const phrases = phraseBook(DISTRESS);
const ELSEWHERE = Object.entries(DISTRESS_ELSEWHERE);

const QUOTED =
  /“[^“”]{0,400}”|„[^„“”]{0,400}[“”]|«[^«»]{0,400}»|「[^「」]{0,400}」|"[^"]{0,400}"|‘[^‘’]{12,400}’/g;
const SOMEONE_ELSE =
  /\b(?:he|she|they|who|character|narrator|hero|heroine|says?|said|thinks?|feels like|as if|if i were|imagine|in the (?:book|film|story|scene))\b[^.!?]{0,40}$/;

const TOLD_OF_ANOTHER =
  /\b(?:he|she|they|who|[a-z]+) (?:says?|said|thinks|thought|writes|wrote|screams|whispers|cries)\s*(?:that\s*)?$/;

/** First person, present, outside quotation marks and not what somebody in the work says. */
function saysSo({ raw, words }: Words): boolean {
  const quoted = doublyQuotedIn(raw);
  return findPhrases(phrases, words).some(({ from }) => {
    const word = words[from];
    if (!word || quoted.some(({ start, end }) => word.start >= start && word.end <= end)) return false;
    const before = folded(words.slice(Math.max(0, from - 4), from));
    return (
      !TOLD_OF_ANOTHER.test(before) &&
      !/\b(?:if|when|as|like) (?:he|she|they|i were|i was)\b/.test(before) &&
      !/\b(?:he|she|they|who|and|him|her) ?$/.test(before) &&
      (!/\bto ?$/.test(before) || /\bim?\b/.test(before))
    );
  });
}

/** Asked of every message of a talk with every turn. */
export const showsDistress: (message: string) => boolean = remembering(
  2000,
  (message: string) => saysSo(wordsOf(message)) || hasItsShape(message) || distressLanguage(message) !== null,
);

function hasItsShape(message: string): boolean {
  const text = message
    .slice(0, 4000)
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(QUOTED, ' ')
    .replace(/\s+/g, ' ');
  return DISTRESS_SIGNS.some((sign) => {
    const found = sign.exec(text);
    return found !== null && !SOMEONE_ELSE.test(text.slice(0, found.index));
  });
}

/** The language other than English it was said in. */
export function distressLanguage(message: string): string | null {
  const text = message.slice(0, 4000).normalize('NFC').toLowerCase().replace(QUOTED, ' ');
  const said = ELSEWHERE.find(([, phrases]) => phrases.some((phrase) => text.includes(phrase)));
  return said ? said[0] : null;
}
