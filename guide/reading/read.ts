import type { Reading, Talk } from '../types.ts';
import { borrowedIn } from './borrowed.ts';
import { evidenceIn } from './evidence.ts';
import { gatesOf, isForeign } from './gates.ts';
import { languageOf } from './language.ts';
import { mentionsIn } from './mentions.ts';
import { observe } from './observe.ts';
import { rightnessOf } from './rightness.ts';
import { signalsOf } from './signals.ts';
import { spanOf } from './spans.ts';
import type { Weights } from './strength.ts';
import { steeringOf } from './turn-kind.ts';
import { vocabularyOf } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';
import { wordsOf } from './words.ts';

/** A short answer that the catalogue knows to be right needs less around it. */
const RIGHT_LIFT = 1.2;

/** What a message is, what of the work it names and what of thinking it shows; the same for every engine. */
export function read(message: string, talk: Talk, weights: Weights = WEIGHTS): Reading {
  const text = wordsOf(message);
  const language = languageOf(text.raw, text.words);
  const steering = steeringOf(text.raw, text, talk);
  const vocabulary = vocabularyOf(talk.subject);
  const masked = borrowedIn(text, talk);
  const own = text.words.filter(
    (word) => !masked.some(({ sentence }) => word.start >= sentence.start && word.end <= sentence.end),
  );
  const evidence = evidenceIn(own, vocabulary, talk);
  const mentions = mentionsIn(text, own, evidence, talk);
  if (steering) return { ...steering, language, judged: false, observations: [], caps: [], mentions };

  const signals = signalsOf(text, own, evidence, vocabulary, talk);
  const rightness = rightnessOf(text, own, talk);
  const { kind, caps } = gatesOf({ text, own, masked, evidence, signals, rightness, language, talk });
  const whole = spanOf(message, 0, text.raw.length);
  const observations = isForeign(language)
    ? caps.length > 0
      ? []
      : [{ criterion: 'point' as const, span: whole }]
    : observe(text, own, evidence, signals, weights, rightness.right ? RIGHT_LIFT : 0);
  return { kind, language, judged: true, observations, caps, mentions, signals };
}
