import { PLEADING } from '../lexicon/turn-phrases.ts';
import { findPhrases, phraseBook } from '../reading/phrases.ts';
import { read } from '../reading/read.ts';
import { isContent, isPlain, stem } from '../reading/stems.ts';
import { wordsOf } from '../reading/words.ts';
import type { Reading, Talk, Verdict } from '../types.ts';
import { judge } from './judge.ts';
import { isAbove } from './level.ts';
import { quotable } from './quotable.ts';

const pleading = phraseBook(PLEADING);

/** What is left of a reason when begging, rank and charm are taken out, sentence by sentence. */
function groundsIn(reason: string): string {
  const { raw, words, sentences } = wordsOf(reason);
  return sentences
    .filter(({ from, to }) => findPhrases(pleading, words.slice(from, to)).length === 0)
    .map(({ start, end }) => raw.slice(start, end))
    .join('. ');
}

/** Words that say something and were not in the message before. */
function newWords(grounds: string, message: string): number {
  const before = new Set(wordsOf(message).words.map(({ fold }) => stem(fold)));
  const telling = wordsOf(grounds).words.filter(({ fold }) => isContent(fold) && !isPlain(fold));
  return new Set(telling.map(({ fold }) => stem(fold)).filter((one) => !before.has(one))).size;
}

const EVIDENCE: Record<string, readonly string[]> = {
  point: ['telling', 'reason', 'inference'],
  anchor: ['work', 'names', 'quoted', 'numbers', 'features', 'locating', 'episode', 'telling'],
  link: ['reason', 'inference'],
  second_move: ['families'],
};

/** Does the reason hold what the level above lacked? */
const supplies = (missing: NonNullable<Verdict['missing']>, { signals }: Reading): boolean =>
  signals !== undefined && (EVIDENCE[missing] ?? []).some((name) => (signals[name] ?? 0) > 0);

/**
 * *I see it differently*: the level looked at again with the reader's reason beside their message. What the
 * reason supplies counts as if it had been there; asking, rank and charm do not. It never lowers a level.
 * Spans stay those of the message: what the reason holds is named in the comment.
 */
export function reconsider(message: string, verdict: Verdict, reason: string, talk: Talk): Verdict {
  const grounds = groundsIn(reason);
  if (verdict.missing === null || newWords(grounds, message) < 2) return kept(verdict, message);
  const first = read(message, talk);
  const alone = read(grounds, talk);
  if (!alone.judged || !supplies(verdict.missing, alone)) return kept(verdict, message);
  const standsAlone = first.caps.some(({ cap }) => NOT_THEIRS.has(cap));
  const whole = standsAlone ? grounds : `${message}\n${grounds}`;
  const again = judge(whole, read(whole, talk), talk);
  if (!again || !isAbove(again.rating, verdict.rating)) return kept(verdict, message);
  const quote = quotable(grounds, []);
  const comment = quote
    ? `With “${quote}” you add what was missing, and the level moves. ${nextStep(again.missing)}`
    : again.comment;
  return {
    ...again,
    criteria: again.criteria.filter(({ span }) => message.slice(span.start, span.end) === span.text),
    comment,
  };
}

const NOT_THEIRS = new Set([
  'not_own',
  'echo',
  'repeated',
  'unreadable',
  'off_question',
  'stuffing',
  'too_short',
  'no_content',
]);

const STEPS: Record<string, string> = {
  point: 'Next, say what you make of it.',
  anchor: 'Next, name the place it rests on.',
  link: 'Next, say how the one leads to the other.',
  second_move: 'Next, look for what speaks against it.',
};
const nextStep = (missing: Verdict['missing']): string =>
  (missing && STEPS[missing]) || 'Next, ask what would change your mind.';

const WANTED: Record<string, string> = {
  point: 'a view of your own on the question',
  anchor: 'one particular place your view rests on',
  link: 'the step from that particular to your view',
  second_move: 'something that tests, limits or answers your view',
};

/** The level stays, and what would move it is said. */
function kept(verdict: Verdict, message: string): Verdict {
  if (verdict.missing === null) return verdict;
  const quote = quotable(
    message,
    verdict.criteria.map(({ span }) => span),
  );
  const about = quote
    ? `Read again with your reason, “${quote}” stays where it was.`
    : 'Read again with your reason, the reply stays where it was.';
  return { ...verdict, comment: `${about} What would move it is ${WANTED[verdict.missing]}.` };
}
