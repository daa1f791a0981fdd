import { BANNED } from '../lexicon/comment-words.ts';
import { HOSTILE } from '../lexicon/everyday.ts';
import { TO_THE_JUDGE } from '../lexicon/turn-phrases.ts';
import { findPhrases, phraseBook } from '../reading/phrases.ts';
import { isContent, isFunctionWord, isPlain } from '../reading/stems.ts';
import { isVerbal, looksLikeVerb } from '../reading/verbs.ts';
import { type Word, wordsOf } from '../reading/words.ts';
import type { Span } from '../types.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const unfit = phraseBook([...BANNED, ...HOSTILE, ...TO_THE_JUDGE]);
const MOST_WORDS = 6;
const MOST_CHARACTERS = 60;
/** A quotation does not begin or end on these if it can help it. */
const POOR_STARTS = words(
  'think feel believe guess and but so because then or if of to in on at for with that which who is was it its as than into from by not has have had be been are were like too one ones even just also well oh hmm hm haha hahaha lol maybe okay then now about before after since until between during against without again us me him them',
);
const POOR_ENDS = words(
  "and but so because then or if of the a an to in on at for with that which who is was it its as than into from by not has have had be been are were like while when where my his her their your our some about very more most i he she they we you can will would could just also no before after until since even only through against between without under over around behind near during never always really too every each this these those both i'd i'll he'd she'd we'd im ive thats dont doesnt didnt isnt wasnt cant wont wouldnt says",
);
const DETERMINERS = words(
  'the a an his her its my your their our this that these those no every each some any',
);
const SUBJECTS = words('i he she it we you they who nobody everybody everyone someone');
/** A clause can begin behind these. */
const JOINTS = words(
  'and but because when while which that who so as if although though since until unless where how what why whether than or before after',
);
const PREPOSITIONS = words('of in on at to for with from by into over under through against between behind');
/** What a place is worth when a piece lies in it: a quotation had best show what was judged. */
const WORTH_OF_PLACE = [0.9, 0.6, 0.5, 0.4];

/** Two to six of the reader's own words in a row, exactly as written, near one of the places if it can be. */
export function quotable(message: string, near: readonly Span[]): string | null {
  const { raw, words: all } = wordsOf(message);
  const bad = new Set(findPhrases(unfit, all).flatMap(({ from, to }) => all.slice(from, to)));
  const fit = all.flatMap((_, from) =>
    Array.from({ length: MOST_WORDS - 1 }, (_, more) => pieceAt(all, from, from + 2 + more)).filter((piece) =>
      isFit(raw, piece.words, bad),
    ),
  );
  const best = bestOf(fit.map((piece) => ({ ...piece, value: piece.value + worthOfPlace(piece, near) })));
  return best ? textOf(raw, best.words) : null;
}

const worthOfPlace = (piece: Piece, near: readonly Span[]): number =>
  near.reduce((most, span, at) => Math.max(most, lies(piece, span) ? (WORTH_OF_PLACE[at] ?? 0.4) : 0), 0);

type Piece = { words: Word[]; value: number };

function pieceAt(all: readonly Word[], from: number, to: number): Piece {
  const piece = all.slice(from, to);
  const clause = from - runBack(all, from);
  return {
    words: piece,
    value:
      worthOf(piece, all[to]) -
      lossBefore(all.slice(clause, from), piece) -
      lossBehind(piece, all[to]) -
      lossInside(piece),
  };
}

const opensClause = ({ opens, afterPause }: Word): boolean => opens || afterPause;

/** How many words of its clause stand before a word. */
function runBack(all: readonly Word[], from: number): number {
  let back = 0;
  for (let at = from; at > 0 && all[at] && !opensClause(all[at] as Word); at--) back++;
  return back;
}

const NEGATIONS = words(
  'not no never nor without cannot cant couldnt dont doesnt didnt isnt arent wasnt werent wont wouldnt hardly neither nobody nothing',
);
const isMatter = ({ fold, capital, opens }: Word): boolean =>
  isContent(fold) || (capital && !opens && fold !== 'i');
/** With its apostrophe: "it's" is no "its". */
const SHORTENED = /^(?:i|he|she|it|we|you|they|that|there)(?:s|m|re|ve|d|ll)$/;
const isSubject = ({ fold, start, end }: Word): boolean =>
  SUBJECTS.has(fold) || (SHORTENED.test(fold) && end - start > fold.length);

/**
 * Cut off behind a "not" it would say the opposite; behind its subject a verb is nobody's; behind an "of" a name is
 * half a name, and a noun is not itself without the noun before it. "I think" is no view.
 */
function lossBefore(before: readonly Word[], piece: readonly Word[]): number {
  const [first, second] = piece;
  const frame =
    first?.fold === 'i' &&
    /^(?:think|feel|believe|guess|mean|suppose|reckon|imagine)$/.test(second?.fold ?? '')
      ? 2.5
      : 0;
  const last = before.at(-1);
  if (!first || !last || opensClause(first)) return frame;
  if (before.slice(-4).some(({ fold }) => NEGATIONS.has(fold))) return frame + 2.5;
  if (last.fold === 'of' && first.capital) return frame + 1;
  if (/^(?:us|me|him|them)$/.test(first.fold)) return frame + 1.5;
  if (isSubject(first) && piece.length < 3) return frame + 1;
  if (isSubject(last) && !DETERMINERS.has(first.fold)) return frame + 0.8;
  // "the king and | queen stand": one article for the two of them.
  const [article, one] = before.slice(-3);
  const isPair =
    /^(?:and|or)$/.test(last.fold) && DETERMINERS.has(article?.fold ?? '') && one && isMatter(one);
  if (isPair && isMatter(first) && !looksLikeVerb(first)) return frame + 1.2;
  const behind = DETERMINERS.has(last.fold) ? before.at(-2) : last;
  // "paying for | dead rats got people": the noun belongs to what went before, and not to the verb behind it.
  if (behind && PREPOSITIONS.has(behind.fold) && piece.slice(1).some(looksLikeVerb)) return frame + 1.2;
  // Broken off in front and joined inside, it holds the end of one thing and the beginning of another.
  const joint = piece.findIndex(({ fold }, at) => at > 0 && /^(?:and|or|but)$/.test(fold));
  const joined = joint < 0 ? 0 : isHalfOfTwo(piece, joint) ? 2.5 : 0.6;
  return frame + joined + (isMatter(last) && isMatter(first) ? 0.7 : 0);
}

/** "his pride rightly but misreads Wickham": the verb behind the joint shares its subject with one that was cut off. */
function isHalfOfTwo(piece: readonly Word[], joint: number): boolean {
  const next = piece[joint + 1];
  return (
    next !== undefined &&
    !next.capital &&
    looksLikeVerb(next) &&
    !piece.slice(0, joint).some((word) => looksLikeVerb(word))
  );
}

/** What a piece loses by what comes next in its clause. */
function lossBehind(piece: readonly Word[], next: Word | undefined): number {
  const last = piece.at(-1);
  if (!last || !next || opensClause(next)) return 0;
  if (JOINTS.has(next.fold) && /^(?:know|think|guess|say|see|wonder)$/.test(last.fold)) return 1.5;
  if (JOINTS.has(next.fold)) return next.fold === 'and' && last.capital ? 0.8 : 0;
  if (isMatter(last) && (isMatter(next) || isVerbal(next) || /^\d/.test(next.fold))) return 0.9;
  if (isMatter(last) && (DETERMINERS.has(next.fold) || /^(?:me|him|them|us|it)$/.test(next.fold))) return 0.8;
  return PREPOSITIONS.has(next.fold) ? 0.4 : 0.2;
}

/** A clause that begins in the middle of a piece has the end of another before it. */
const lossInside = (piece: readonly Word[]): number =>
  piece.some(
    (word, at) =>
      at > 0 && isSubject(word) && isWhose(word, piece[at + 1]) && !JOINTS.has(piece[at - 1]?.fold ?? ''),
  )
    ? 1.2
    : 0;

/** "it" may be what something is done to. */
const isWhose = ({ fold }: Word, next: Word | undefined): boolean =>
  fold !== 'who' && (!/^(?:it|you)$/.test(fold) || (next !== undefined && looksLikeVerb(next)));

const textOf = (raw: string, piece: readonly Word[]): string =>
  raw.slice(piece[0]?.start ?? 0, piece.at(-1)?.end ?? 0);

/** At least half of it stands there. */
function lies({ words: piece }: Piece, { start, end }: Span): boolean {
  const from = piece[0]?.start ?? 0;
  const to = piece.at(-1)?.end ?? 0;
  return Math.min(to, end) - Math.max(from, start) >= (to - from) / 2;
}

function isFit(raw: string, piece: readonly Word[], bad: ReadonlySet<Word>): boolean {
  const text = textOf(raw, piece);
  if (piece.length < 2 || text.length > MOST_CHARACTERS) return false;
  if (isInsideCompound(raw, piece)) return false;
  if (/["“”«»\n\r<>[\]{}|`*_\\]|https?:|www\./.test(text)) return false;
  return piece.every((word, i) => !bad.has(word) && (i === 0 || (!word.opens && !word.afterPause)));
}

/** "No-Face" is one word to its reader. */
const isInsideCompound = (raw: string, piece: readonly Word[]): boolean =>
  /[\p{L}\p{N}][-‐‑]$/u.test(raw.slice(0, piece[0]?.start ?? 0)) ||
  /^[-‐‑][\p{L}\p{N}]/u.test(raw.slice(piece.at(-1)?.end ?? 0));

const bestOf = (pieces: readonly Piece[]): Piece | null =>
  pieces.reduce<Piece | null>(
    (best, piece) => (best === null || piece.value > best.value ? piece : best),
    null,
  );

/** Telling words, a clean beginning and a clean end. */
function worthOf(piece: readonly Word[], next: Word | undefined): number {
  const telling = piece.reduce(
    (sum, { fold, capital, opens }) =>
      sum +
      (isContent(fold) ? (isPlain(fold) ? 0.5 : 1) : isFunctionWord(fold) ? 0 : 0.4) +
      (capital && !opens ? 0.3 : 0),
    0,
  );
  const first = piece[0];
  const last = piece.at(-1);
  const begins = first !== undefined && opensClause(first);
  const ends = !next || opensClause(next);
  const whole = (begins ? 0.5 : 0) + (ends ? 0.9 : 0) + (begins && ends ? 0.6 : 0);
  const ragged =
    (first && POOR_STARTS.has(first.fold) ? (/^(?:but|and|so|well|oh)$/.test(first.fold) ? 1.3 : 0.7) : 0) +
    (last && POOR_ENDS.has(last.fold) ? 1.5 : 0);
  const softens =
    piece.at(-2)?.fold === 'i' && /^(?:think|guess|suppose|mean)$/.test(last?.fold ?? '') ? 2.5 : 0;
  // A name alone says whom it is about and not what is said.
  const bare = piece.every(({ fold, capital }) => capital || isFunctionWord(fold)) ? 2 : 0;
  return telling + whole - ragged - softens - bare + 0.05 * piece.length;
}
