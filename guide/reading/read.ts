import type { Reading, Talk } from '../types.ts';
import { asidesIn } from './asides.ts';
import { borrowedIn } from './borrowed.ts';
import { continuesOwn } from './continues.ts';
import { showsDistress } from './distress.ts';
import { evidenceIn } from './evidence.ts';
import { gatesOf } from './gates.ts';
import { isForeign, languageOf } from './language.ts';
import { keepsToOneself, tellsOfLoss } from './loss.ts';
import { mentionsIn } from './mentions.ts';
import { observe } from './observe.ts';
import { asksForOwnLife } from './question.ts';
import { rightnessOf } from './rightness.ts';
import { signalsOf } from './signals.ts';
import { spanOf } from './spans.ts';
import { speaksOfWork } from './speaks-of-work.ts';
import type { Weights } from './strength.ts';
import { type Steering, steeringOf } from './turn-kind.ts';
import { saysNotHeard } from './unheard.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';
import { type Sentence, type Words, wordsOf } from './words.ts';

/** A short answer that the catalogue knows to be right needs less around it. */
const RIGHT_LIFT = 1.2;
/** Of a work we hold nothing on no word can be known as its own, and none as leading away from it. */
const UNKNOWN_LIFT = 0.05;
const liftFor = (right: boolean, { stems }: Vocabulary): number =>
  right ? RIGHT_LIFT : stems.size === 0 ? UNKNOWN_LIFT : 0;

/** What a message is, what of the work it names and what of thinking it shows; the same for every engine. */
export function read(message: string, talk: Talk, weights: Weights = WEIGHTS): Reading {
  const whole = wordsOf(message);
  const language = languageOf(whole.raw, whole.words);
  const text = without(whole, asidesIn(whole, talk));
  const steering: Steering | null = showsDistress(message)
    ? { kind: 'distress' }
    : steeringOf(text.raw, text, talk, language);
  const vocabulary = vocabularyOf(talk);
  const masked = borrowedIn(text, talk);
  const own = text.words.filter(
    (word) => !masked.some(({ start, end }) => word.start >= start && word.end <= end),
  );
  const evidence = evidenceIn(own, vocabulary, talk);
  const mentions = mentionsIn(text, own, evidence, talk);
  if (
    steering ||
    (talk.turns.length > 0 && comesAfterDistress(talk)) ||
    isOnlyLoss(message, talk) ||
    keepsToOneself(message) ||
    (saysNotHeard(message) && hasSpoken(talk))
  )
    return { kind: 'answer', ...steering, language, judged: false, observations: [], caps: [], mentions };

  const signals = signalsOf(text, own, evidence, vocabulary, talk);
  const rightness = rightnessOf(text, own, talk);
  const continues = continuesOwn(own, talk);
  const { kind, caps } = gatesOf({
    text,
    own,
    masked,
    evidence,
    signals,
    rightness,
    continues,
    language,
    talk,
  });
  const observations = isForeign(language)
    ? caps.length > 0
      ? []
      : [{ criterion: 'point' as const, span: spanOf(message, 0, text.raw.length) }]
    : observe(text, own, evidence, signals, weights, {
        lift: liftFor(rightness.right, vocabulary),
        continues,
      });
  const toJudge = masked
    .filter(({ source }) => source === 'to_the_judge')
    .map(({ start, end }) => spanOf(message, start, end));
  const told = toJudge.length > 0 ? { toJudge } : {};
  return { kind, language, judged: true, observations, caps, mentions, signals, ...told };
}

const hasSpoken = ({ turns }: Talk): boolean => turns.some(({ role }) => role === 'reader');

/** A death told in one line is no reflection to be marked. */
function isOnlyLoss(message: string, talk: Talk): boolean {
  if (!tellsOfLoss(message)) return false;
  const { words } = wordsOf(message);
  return words.length <= A_LINE && (asksForOwnLife(talk) || !speaksOfWork(words, talk));
}
const A_LINE = 12;

/** Whoever has just said that they are not well is answered, not graded. */
function comesAfterDistress({ turns }: Talk): boolean {
  const before = turns.findLast(({ role }) => role === 'reader');
  return before !== undefined && showsDistress(before.text);
}

/** The same text with some of its sentences left out; places stay those of the message. */
function without({ raw, words, sentences }: Words, left: readonly Sentence[]): Words {
  if (left.length === 0) return { raw, words, sentences };
  const kept = sentences.filter((sentence) => !left.includes(sentence));
  const result: Words = { raw, words: [], sentences: [] };
  for (const { from, to, ...sentence } of kept) {
    const start = result.words.length;
    result.words.push(
      ...words.slice(from, to).map((word) => ({ ...word, sentence: result.sentences.length })),
    );
    result.sentences.push({ ...sentence, from: start, to: result.words.length });
  }
  return result;
}
