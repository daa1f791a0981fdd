/**
 * What of the twelve points by which a talk is scored can be counted by a machine, over the scripted talks.
 * Each figure is the share of cases that meet a point's description; the rest is left to people who read.
 */
import { isFitComment } from '../judging/comment.ts';
import type { Finding } from './checks.ts';
import { quotedSpans } from './checks.ts';
import type { Dialogue, Spoken } from './dialogues.ts';

export type Point = { point: string; counted: string; share: number; of: number };

/** Short enough that quoting it back would be parroting. */
const WORTH_TAKING_UP = 6;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

export function countedPoints(
  talks: readonly { dialogue: Dialogue; findings: readonly Finding[] }[],
): Point[] {
  const turns = talks.flatMap(({ dialogue, findings }) =>
    dialogue.spoken.map((spoken, at) => ({
      spoken,
      broken: findings.filter(({ turn }) => turn === at + 1).map(({ rule }) => rule),
    })),
  );
  const without = (...rules: string[]) =>
    turns.map(({ broken }) => !broken.some((rule) => rules.some((one) => rule.startsWith(one))));
  const answers = turns
    .map(({ spoken }) => spoken)
    .filter(({ message, verdict }) => verdict !== null && wordsIn(message) >= WORTH_TAKING_UP);
  const commented = turns.flatMap(({ spoken }) =>
    spoken.verdict ? [{ ...spoken, verdict: spoken.verdict }] : [],
  );
  const hints = talks.map(({ dialogue }) => hintsInOrder(dialogue.spoken));
  return [
    point('1 Listening', 'answers whose own words stand in the reply', answers.map(takesUp)),
    point('2 Questions', 'turns with one question at their end that was not asked before', [
      ...without('one question', 'question last', 'asked before'),
    ]),
    point(
      '4 Grounding',
      'turns with no quotation that is neither the reader’s nor the work’s',
      without('quotation'),
    ),
    point('6 Thinking left to the reader', 'talks whose hints come in order, none skipped', hints),
    point(
      '8 Pace, shape, length',
      'talks with a summary or an offer to end, and a close',
      talks.map(({ dialogue }) => isRounded(dialogue.spoken)),
    ),
    point('8 Pace, shape, length', 'turns within their length', without('length')),
    point(
      '10 Feedback: useful comment',
      'comments of at most 45 words, without praise, that quote only the reader',
      commented.map(({ verdict, message }) => isFitComment(verdict.comment, message)),
    ),
    point(
      '10 Feedback: useful comment',
      'comments not worded as the one before',
      talks.flatMap(({ dialogue }) => freshComments(dialogue.spoken)),
    ),
    point(
      '12 Tone and agency',
      'turns without praise or an exclamation mark',
      without('praise', 'exclamation'),
    ),
  ];
}

const point = (name: string, counted: string, met: readonly boolean[]): Point => ({
  point: name,
  counted,
  share: met.length === 0 ? 0 : met.filter(Boolean).length / met.length,
  of: met.length,
});

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const takesUp = ({ message, brief }: Spoken): boolean =>
  quotedSpans(brief.draft).some((span) => folded(message).includes(folded(span)));

function hintsInOrder(spoken: readonly Spoken[]): boolean {
  const given = spoken.map(({ brief }) => brief.hint).filter((hint) => hint > 0);
  return given.every((hint, at) => at === 0 || hint <= (given[at - 1] ?? 0) + 1);
}

function isRounded(spoken: readonly Spoken[]): boolean {
  const moves = spoken.map(({ brief }) => brief.move);
  return moves.at(-1) === 'close' && moves.some((move) => move === 'summary' || move === 'offer');
}

function freshComments(spoken: readonly Spoken[]): boolean[] {
  const comments = spoken.flatMap(({ verdict }) => (verdict ? [verdict.comment] : []));
  return comments.slice(1).map((comment, at) => comment !== comments[at]);
}
