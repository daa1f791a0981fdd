import { BANNED } from '../lexicon/comment-words.ts';
import { findPhrases, phraseBook } from '../reading/phrases.ts';
import { wordsOf } from '../reading/words.ts';
import type { Talk } from '../types.ts';
import { LINES, type LineKey } from './comment-lines.ts';
import { wordingFor } from './wording.ts';

const MOST_WORDS = 45;
/** A wording said within this many turns is not said again. */
const FRESH_FOR = 5;

export type Filling = { quote: string | null; move?: string; note?: string };

const banned = phraseBook(BANNED);

/** The comment for a case: its wordings in turn, starting where the talk stands. */
export function commentFor(key: LineKey, { quote, move, note }: Filling, talk: Talk): string {
  const { place, work, tests } = wordingFor(talk);
  const usable = LINES[key].filter(
    (line) => (quote !== null || !line.includes('{quote}')) && (note || !line.includes('{note}')),
  );
  if (usable.length === 0) return commentFor(quote === null ? 'unquoted' : 'mistaken', { quote, move }, talk);
  const turn = talk.turns.filter(({ role }) => role === 'reader').length;
  const recent = talk.turns
    .filter(({ role }) => role === 'guide')
    .slice(-FRESH_FOR)
    .map(({ feedback }) => feedback?.comment ?? '');
  // Whoever was told to try one thing is told another the next time.
  const test = tests.toSorted((a, b) => lastSaid(a, recent) - lastSaid(b, recent))[0] ?? '';
  const fill = (line: string): string =>
    line
      .replaceAll('{quote}', () => quote ?? '')
      .replaceAll('{move}', () => move ?? 'took a second step')
      .replaceAll('{note}', () => note ?? '')
      .replaceAll('{test}', test)
      .replaceAll('{place}', place)
      .replaceAll('{work}', work);
  const inTurn = usable.map((_, i) => usable[(turn + i) % usable.length] ?? '');
  const fresh =
    inTurn.find((line) => !recent.some((said) => isWordingOf(said, fill(line), line))) ?? inTurn[0] ?? '';
  return fill(fresh);
}

const lastSaid = (test: string, comments: readonly string[]): number =>
  comments.findLastIndex((comment) => comment.includes(test));

/** Said with another quotation it is still the same wording: the words after the last slot tell. */
function isWordingOf(said: string, filled: string, line: string): boolean {
  if (said === '') return false;
  const tail = line.slice(line.lastIndexOf('}') + 1).trim();
  const head = line.slice(0, Math.max(0, line.indexOf('{'))).trim();
  return (
    said === filled ||
    (tail.length > 8 && said.endsWith(tail) && said.startsWith(head)) ||
    (head.length > 8 && said.startsWith(head))
  );
}

/** Whether a comment, whoever wrote it, may be shown: length, no praise, one question, only the reader's words quoted. */
export function isFitComment(comment: string, message: string): boolean {
  const text = wordsOf(comment);
  const quoted = [...comment.matchAll(/[“"]([^“”"]+)[”"]/gu)].map((match) => match[1] ?? '');
  const outside = comment.replace(/[“"][^“”"]+[”"]/gu, ' ');
  const folded = fold(message);
  return (
    text.words.length > 0 &&
    text.words.length <= MOST_WORDS &&
    findPhrases(banned, wordsOf(outside).words).length === 0 &&
    outside.split('?').length <= 2 &&
    !/https?:|www\.|[<>]|!\[/.test(comment) &&
    quoted.every((quotation) => folded.includes(fold(quotation)))
  );
}

const fold = (text: string): string => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase();
