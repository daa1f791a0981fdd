import { AGREEMENT } from '../lexicon/turn-phrases.ts';
import type { Cap, Reading, Signals, Span, Talk, TurnKind } from '../types.ts';
import {
  isDeclined,
  isEmptyPraise,
  isHostile,
  isOffTopic,
  isReasoned,
  speaks,
  tellingWords,
} from './beside-the-point.ts';
import type { Masked } from './borrowed.ts';
import type { Evidence } from './evidence.ts';
import { isGibberish, isSpeltOut } from './gibberish.ts';
import { isForeign, wordCount } from './language.ts';
import { findPhrases, type Hit, phraseBook } from './phrases.ts';
import { asksForOwnLife, isClosedRecall, lastGuideTurn, questionOf } from './question.ts';
import { isSaying, quotationsIn } from './quotations.ts';
import type { Rightness } from './rightness.ts';
import { threadStems } from './signals.ts';
import { spanOf } from './spans.ts';
import { contentStems, isContent, isFunctionWord, isPlain, stem } from './stems.ts';
import { promptStems } from './vocabulary.ts';
import { foldsOf, type Word, type Words } from './words.ts';

export type Read = {
  text: Words;
  /** The words left when what is not the reader's is taken away. */
  own: readonly Word[];
  masked: readonly Masked[];
  evidence: Evidence;
  signals: Signals;
  rightness: Rightness;
  /** It goes on with what the reader said before. */
  continues: boolean;
  language: string;
  talk: Talk;
};

export type Gated = { kind: TurnKind; caps: Reading['caps'] };

const agreement = phraseBook(AGREEMENT);

const capped = (cap: Cap, span?: Span, note?: string): Reading['caps'][number] => ({ cap, span, note });

/** What keeps a reply down whatever else is in it, most telling first. */
export function gatesOf(read: Read): Gated {
  const { text, own, masked, rightness, language } = read;
  const count = wordCount(text.raw, text.words);
  if (text.words.length === 0 || isSpeltOut(text)) return { kind: 'nonsense', caps: [capped('unreadable')] };
  if (isForeign(language)) {
    return { kind: 'other_language', caps: count >= 8 ? [] : [capped('too_short')] };
  }
  const borrowed = whollyBorrowed(masked, own);
  if (borrowed) return borrowed;
  if (isGibberish(own)) return { kind: 'nonsense', caps: [capped('unreadable')] };

  const caps: Reading['caps'] = rightness.errors.map(({ span, note }) =>
    capped(isWhollyWrong(read) ? 'wholly_wrong' : 'wrong_fact', span, note),
  );
  if (isHostile(read)) return { kind: 'hostile', caps: [...caps, capped('no_content')] };
  if (isOffTopic(read)) return { kind: 'off_topic', caps: [...caps, capped('off_question')] };
  if (isTooShort(read)) caps.push(capped('too_short'));
  if (isEcho(read)) caps.push(capped('echo'));
  if (isEmptyPraise(read) || isDeclined(read) || isOnlySayings(read)) caps.push(capped('no_content'));
  if (isStuffed(read)) caps.push(capped('stuffing'));
  const quotation = onlyQuotation(read);
  if (quotation) caps.push(capped('quotation_only', quotation));
  if (!read.continues && isGeneric(read)) caps.push(capped('generic'));
  const known: TurnKind =
    masked.some(({ source }) => source === 'to_the_judge') && own.length < 8
      ? 'instruction_to_judge'
      : 'answer';
  return { kind: known, caps };
}

function whollyBorrowed(masked: readonly Masked[], own: readonly Word[]): Gated | null {
  const first = masked[0];
  if (!first || own.filter(({ fold }) => isContent(fold)).length >= 4) return null;
  switch (first.source) {
    case 'to_the_judge':
      return { kind: 'instruction_to_judge', caps: [capped('not_own')] };
    case 'guide':
      return { kind: 'pasted', caps: [capped('echo')] };
    case 'own_earlier':
      return { kind: 'pasted', caps: [capped('repeated')] };
    default:
      return { kind: 'pasted', caps: [capped('not_own')] };
  }
}

/** A recall answer that is wrong and holds nothing right beside it. */
const isWhollyWrong = (read: Read): boolean =>
  read.talk.objective.name.startsWith('Recall') &&
  !read.rightness.right &&
  ((read.signals.work ?? 0) < 0.5 || read.rightness.errors.length > 1);

function isTooShort(read: Read): boolean {
  const { own, talk, signals } = read;
  if (isClosedRecall(talk) && tellingWords(read) > 0) return false;
  if (read.rightness.right) return false;
  return own.length <= 2 || (own.length <= 4 && tellingWords(read) === 0 && (signals.work ?? 0) === 0);
}

/** The guide's words handed back, or agreement with nothing added. */
function isEcho(read: Read): boolean {
  const { own, talk } = read;
  const stems = contentStems(own.map(({ fold }) => fold));
  const handed = contentStems(foldsOf(`${talk.subject.title}. ${talk.subject.creator}`));
  const said = contentStems(foldsOf(lastGuideTurn(talk))).difference(handed);
  const added = [...stems.difference(said).difference(handed)];
  // Naming what the title names is no echo, unless there is nothing else.
  const back = added.length === 0 ? stems.size : stems.intersection(said).size;
  if (stems.size >= 2 && back / stems.size > 0.62 && added.length <= 3 && !isReasoned(read)) return true;
  const agreed = findPhrases(agreement, own).filter((hit) => !isOfAThing(hit, own));
  const opening = agreed[0];
  if (!opening || opening.from > 1) return false;
  const covered = agreed.reduce((sum, { from, to }) => sum + to - from, 0);
  return (
    tellingWords(read) <= 1 &&
    !speaks(read) &&
    (own.length - covered < 5 || (!isReasoned(read) && agreed.length >= 2))
  );
}

/** "No face is lonely": of a thing, and no answer. */
const isOfAThing = ({ phrase, to }: Hit, own: readonly Word[]): boolean => {
  const next = own[to];
  return phrase === 'no' && next !== undefined && !next.afterPause && !next.opens && isContent(next.fold);
};

function isOnlySayings({ text, own }: Read): boolean {
  const whole = spanOf(text.raw, 0, text.raw.length);
  return own.length <= 6 && isSaying(whole);
}

/** Terms set in a row: hardly a word of grammar between them. */
function isStuffed(read: Read): boolean {
  const { own, talk } = read;
  if (own.length < 5 || isReasoned(read)) return false;
  const grammar = own.filter(({ fold }) => isFunctionWord(fold)).length / own.length;
  const pauses = own.filter(({ afterPause, opens }) => afterPause || opens).length / own.length;
  return grammar < 0.12 && pauses > 0.2 && !isClosedRecall(talk);
}

/** Somebody else's words between marks and hardly any outside them. */
function onlyQuotation({ text, own }: Read): Span | null {
  const quotations = quotationsIn(text.raw).filter(({ text: quoted }) => foldsOf(quoted).length >= 4);
  const outside = own.filter(
    ({ start, end }) => !quotations.some((one) => start >= one.start && end <= one.end),
  );
  return quotations[0] && outside.length < 5 ? quotations[0] : null;
}

const takesUpOwn = ({ own, talk }: Read): boolean => {
  const told = threadStems(talk);
  const handed = promptStems(talk, questionOf(talk));
  return own.some(
    ({ fold }) => isContent(fold) && !isPlain(fold) && told.has(stem(fold)) && !handed.has(stem(fold)),
  );
};

/** Nothing in it but the large and general. */
function isGeneric(read: Read): boolean {
  const { signals, talk } = read;
  const particular =
    (signals.work ?? 0) +
    (signals.names ?? 0) +
    (signals.quoted ?? 0) +
    (signals.numbers ?? 0) +
    (signals.features ?? 0);
  const own = asksForOwnLife(talk) ? (signals.episode ?? 0) : 0;
  if (read.evidence.people.length > 0) return false;
  if (asksForOwnLife(talk) && isReasoned(read) && read.own.some(({ fold }) => fold === 'i')) return false;
  if (isReasoned(read) && (signals.locating ?? 0) > 0) return false;
  // "The dog needed him": the dog was told of before.
  if (asksForOwnLife(talk) && takesUpOwn(read)) return false;
  const telling = tellingWords(read);
  // Of a work we hold no notes on, and of somebody's own days, plain words may be as particular as can be.
  const speaksLargely =
    (signals.generic ?? 0) > 0 || (signals.boost ?? 0) > 0 || (signals.abstract_share ?? 0) >= 0.3;
  return (
    particular === 0 && own === 0 && read.own.length >= 8 && (speaksLargely ? telling <= 3 : telling <= 1)
  );
}
