import { BANNED } from '../lexicon/comment-words.ts';
import { HOSTILE } from '../lexicon/everyday.ts';
import { TO_THE_JUDGE } from '../lexicon/turn-phrases.ts';
import { findPhrases, phraseBook } from '../reading/phrases.ts';
import { isContent, isFunctionWord, isPlain } from '../reading/stems.ts';
import { type Word, wordsOf } from '../reading/words.ts';
import type { Span } from '../types.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const unfit = phraseBook([...BANNED, ...HOSTILE, ...TO_THE_JUDGE]);
const MOST_WORDS = 6;
const MOST_CHARACTERS = 60;
/** A quotation does not begin or end on these if it can help it. */
const POOR_STARTS = words(
  'think feel believe guess and but so because then or if of to in on at for with that which who is was it its as than into from by not has have had be been are were like too one ones',
);
const POOR_ENDS = words(
  'and but so because then or if of the a an to in on at for with that which who is was it its as than into from by not has have had be been are were like while when where my his her their your our some about very more most i he she they we you can will would could just also no',
);
/** Less than this says too little to be handed back. */
const WORTH_QUOTING = 1.4;

/** Two to six of the reader's own words in a row, exactly as written, near one of the places in order. */
export function quotable(message: string, near: readonly Span[]): string | null {
  const { raw, words: all } = wordsOf(message);
  const bad = new Set(findPhrases(unfit, all).flatMap(({ from, to }) => all.slice(from, to)));
  const fit = all.flatMap((_, from) =>
    Array.from({ length: MOST_WORDS - 1 }, (_, more) => pieceAt(all, from, from + 2 + more)).filter((piece) =>
      isFit(raw, piece.words, bad),
    ),
  );
  for (const span of near) {
    const best = bestOf(fit.filter((piece) => lies(piece, span)));
    if (best && best.value >= WORTH_QUOTING) return textOf(raw, best.words);
  }
  const best = bestOf(fit);
  return best ? textOf(raw, best.words) : null;
}

type Piece = { words: Word[]; value: number };

function pieceAt(all: readonly Word[], from: number, to: number): Piece {
  const piece = all.slice(from, to);
  return {
    words: piece,
    value: worthOf(piece, all[to]) - lossBefore(all.slice(Math.max(0, from - 2), from), piece),
  };
}

const NEGATIONS = words(
  'not no never nor without cannot cant dont doesnt didnt isnt arent wasnt werent wont hardly neither',
);

/** Cut off behind a "not" it would say the opposite; right behind an "of" it is half a name; "I think" is no view. */
function lossBefore(before: readonly Word[], piece: readonly Word[]): number {
  const [first, second] = piece;
  const last = before.at(-1);
  const frame =
    first?.fold === 'i' && /^(?:think|feel|believe|guess|mean)$/.test(second?.fold ?? '') ? 1.5 : 0;
  if (!first || !last || first.opens || first.afterPause) return frame;
  const behind = /^(?:the|a|an|his|her|its|my|your|their)$/.test(last.fold) ? before : [last];
  if (behind.some(({ fold }) => NEGATIONS.has(fold))) return frame + 2.5;
  return frame + (last.fold === 'of' && first.capital ? 1 : 0);
}

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
  const whole =
    (first?.opens || first?.afterPause ? 0.5 : 0) + (!next || next.opens || next.afterPause ? 0.9 : 0);
  const ragged =
    (first && POOR_STARTS.has(first.fold) ? 0.7 : 0) + (last && POOR_ENDS.has(last.fold) ? 1.5 : 0);
  return telling + whole - ragged + 0.05 * piece.length;
}
