/** What has happened in a talk so far, told from its turns alone. */

import type { Objective } from '#catalogue/objectives.ts';
import type { Kind, Rating } from '#contract/kinds.ts';
import { contentStems, plain } from '../counting.ts';
import { showsDistress } from '../reading/distress.ts';
import { tellsOfLoss } from '../reading/loss.ts';
import { remembering } from '../remembering.ts';
import type { Reading, Talk, Turn, Verdict } from '../types.ts';
import type { Template } from '../wording/table.ts';
import { doorTaken, menuLines, objectiveInForce } from './doors.ts';
import { recognise } from './recognise.ts';
import { type Snip, snipsOf, telling } from './snips.ts';
import { kindOf, known } from './subject.ts';
import { vocabularyOf } from './vocabulary.ts';

export type Rung = 1 | 2 | 3 | 4;

/** One message of the reader and what the guide answered. */
export type Exchange = {
  message: string;
  rating: Rating | null;
  ask: string | null;
  moves: ReadonlySet<string>;
};

export type State = {
  /** The objective in force: the chosen one, or the door taken from a menu. */
  objective: Objective;
  exchanges: Exchange[];
  /** This message's number, from 1. */
  turn: number;
  rung: Rung;
  /** Hints given since the last reply that got somewhere. */
  hints: 0 | 1 | 2 | 3;
  /** Replies in a row without an attempt, this one included. */
  weakRun: number;
  /** Turns in a row, just before this one, that asked for the same missing thing. */
  gapRun: { gap: string | null; length: number };
  /** Reader's turns since the last summary or offer to close. */
  sinceSummary: number;
  offered: boolean;
  /** Every question asked, folded. */
  asked: ReadonlySet<string>;
  askedStems: readonly (readonly string[])[];
  usedTemplates: ReadonlySet<Template>;
  /** All the guide has said, folded: what was named there is no news. */
  said: string;
  /** The reader's own words, oldest first, one piece of each judged reply. */
  snips: { snip: Snip; rating: Rating; turn: number }[];
  /** The line of the opening menu this message takes, counted from 0. */
  door: number | null;
  afterDistress: boolean;
  lastAsk: string | null;
  lastMoves: ReadonlySet<string>;
  lastQuestion: string;
  count: (move: string) => number;
};

const WEAK_MOVES = new Set([
  'stuck',
  'hint',
  'effort',
  'nonsense',
  'signs',
  'judge',
  'agree',
  'short',
  'bare',
  'praise',
  'pasted',
  'said_before',
  'echoed',
]);
const GAPS = new Set(['anchor', 'point', 'link', 'generic', 'bridge']);

export function stateOf(talk: Talk, message: string, reading: Reading, verdict: Verdict | null): State {
  const kind = kindOf(talk.subject);
  const exchanges = exchangesOf(talk.turns, kind);
  const guideTurns = talk.turns.filter(({ role }) => role === 'guide');
  const recognised = guideTurns.map(({ text }) => recognise(text, kind));
  const questions = guideTurns.flatMap(({ text }) => questionsIn(text));
  const last = recognised.at(-1);
  const snips = snipsOfTalk(talk, exchanges);
  return {
    objective: objectiveInForce(talk, message, reading, kind),
    exchanges,
    turn: exchanges.length + 1,
    rung: rungOf(exchanges, verdict, kind),
    hints: hintsOf(exchanges),
    weakRun: weakRunOf(exchanges, reading, verdict),
    gapRun: gapRunOf(exchanges),
    sinceSummary: sinceSummaryOf(exchanges),
    offered: exchanges.some(({ moves }) => moves.has('offer')),
    asked: new Set(questions.map(plain)),
    askedStems: questions.map(contentStems),
    usedTemplates: new Set(recognised.flatMap(({ templates }) => [...templates])),
    said: plain(guideTurns.map(({ text }) => text).join('\n')),
    snips,
    door: doorTaken(
      message,
      talk.turns.findLast(({ role, text }) => role === 'guide' && menuLines(text).length > 0)?.text ?? '',
    ),
    afterDistress: last?.moves.has('distress') ?? false,
    lastAsk: last?.ask ?? null,
    lastMoves: last?.moves ?? new Set(),
    lastQuestion: guideTurns.at(-1) ? (questionsIn(guideTurns.at(-1)?.text ?? '').at(-1) ?? '') : '',
    count: (move) => exchanges.filter(({ moves }) => moves.has(move)).length,
  };
}

function exchangesOf(turns: readonly Turn[], kind: Kind): Exchange[] {
  const found: Exchange[] = [];
  turns.forEach((turn, at) => {
    if (turn.role !== 'reader') return;
    const answer = turns[at + 1]?.role === 'guide' ? turns[at + 1] : undefined;
    const seen = answer ? recognise(answer.text, kind) : null;
    found.push({
      message: turn.text,
      rating: answer?.feedback?.rating ?? null,
      ask: seen?.ask ?? null,
      moves: seen?.moves ?? new Set(),
    });
  });
  return found;
}

/** Each question of a text, from the sentence's start to its mark. */
export function questionsIn(text: string): string[] {
  const pieces = text.split(/(?<=[.?!\n。？！])/);
  return pieces
    .filter((piece) => /[?？]$/.test(piece) && piece.length > 1)
    .map((question) => question.trim());
}

/** Up after two good replies or one excellent one; down after two below good. */
function rungOf(exchanges: readonly Exchange[], verdict: Verdict | null, kind: Kind): Rung {
  const ratings = [...exchanges.map(({ rating }) => rating), verdict?.rating ?? null].filter(
    (one) => one !== null,
  );
  let rung = kind === 'artwork' || ratings[0] === 'needs_improvement' ? 1 : 2;
  let good = 0;
  let low = 0;
  for (const rating of ratings) {
    if (rating === 'excellent') good = 2;
    else if (rating === 'good') good += 1;
    else {
      good = 0;
      low += 1;
    }
    if (good > 0) low = 0;
    if (good >= 2) {
      rung = Math.min(4, rung + 1);
      good = 0;
    }
    if (low >= 2) {
      rung = Math.max(1, rung - 1);
      low = 0;
    }
  }
  return rung as Rung;
}

const RUNGS = ['where', 'contrast', 'half'];

/** A reply that got somewhere starts the ladder anew. */
function hintsOf(exchanges: readonly Exchange[]): 0 | 1 | 2 | 3 {
  let highest = 0;
  for (const { ask, rating } of exchanges.toReversed()) {
    if (rating === 'good' || rating === 'excellent') break;
    highest = Math.max(highest, RUNGS.indexOf(ask ?? '') + 1);
  }
  return highest as 0 | 1 | 2 | 3;
}

const isWeak = ({ rating, moves }: Exchange) =>
  rating === 'needs_improvement' || (rating === null && [...moves].some((move) => WEAK_MOVES.has(move)));

function weakRunOf(exchanges: readonly Exchange[], reading: Reading, verdict: Verdict | null): number {
  const now =
    verdict?.rating === 'needs_improvement' ||
    ['stuck', 'nonsense', 'hint_request', 'instruction_to_judge'].includes(reading.kind);
  if (!now) return 0;
  let run = 1;
  for (const exchange of exchanges.toReversed()) {
    if (!isWeak(exchange)) break;
    run += 1;
  }
  return run;
}

function gapRunOf(exchanges: readonly Exchange[]): State['gapRun'] {
  const gap = exchanges.at(-1)?.ask ?? null;
  if (gap === null || !GAPS.has(gap)) return { gap: null, length: 0 };
  let length = 0;
  for (const { ask } of exchanges.toReversed()) {
    if (ask !== gap) break;
    length += 1;
  }
  return { gap, length };
}

function sinceSummaryOf(exchanges: readonly Exchange[]): number {
  const at = exchanges.findLastIndex(
    ({ moves }) => moves.has('summary') || moves.has('offer') || moves.has('close'),
  );
  return exchanges.length - at;
}

const QUOTED_FROM = 12;
/** Where one's own days are the matter, words of the work are not to be expected. */
const OWN_LIFE = /^(?:application|personal-reflection|own|general-discussion)$/;

const bestSnip = remembering(2000, (key: string): Snip | null => {
  const [message, dull] = JSON.parse(key) as [string, string[]];
  return telling(snipsOf(message, { dull })) ?? null;
});

function snipsOfTalk(talk: Talk, exchanges: readonly Exchange[]): State['snips'] {
  const dull = contentStems(`${talk.subject.title} ${talk.subject.creator}`);
  const { knowledge } = known(talk.subject);
  const ofWork = knowledge && !OWN_LIFE.test(talk.objective.slug) ? vocabularyOf(knowledge) : null;
  const judged = exchanges
    .map((exchange, turn) => ({ ...exchange, turn }))
    .filter(({ rating, message, moves }, at) => {
      if (
        moves.has('distress') ||
        exchanges[at - 1]?.moves.has('distress') ||
        showsDistress(message) ||
        tellsOfLoss(message)
      )
        return false;
      if (rating === null || rating === 'needs_improvement' || moves.has('correct')) return false;
      return (
        rating !== 'fair' ||
        ofWork === null ||
        contentStems(message.slice(0, 1600)).some((stem) => ofWork.has(stem))
      );
    });
  const chosen =
    judged.length > QUOTED_FROM + 2 ? [...judged.slice(0, 2), ...judged.slice(-QUOTED_FROM)] : judged;
  const questions = talk.turns
    .filter(({ role }) => role === 'guide')
    .map(({ text }) => questionsIn(text).at(-1) ?? '');
  return chosen.flatMap(({ message, rating, turn }) => {
    const snip = bestSnip(JSON.stringify([message, [...dull, ...contentStems(questions[turn] ?? '')]]));
    return snip && rating ? [{ snip, rating, turn }] : [];
  });
}
