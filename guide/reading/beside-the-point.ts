import type { Read } from './gates.ts';
import { distinct } from './phrases.ts';
import { asksForOwnLife, questionOf } from './question.ts';
import { speaksOfWork } from './speaks-of-work.ts';
import { isContent, isPlain, stem } from './stems.ts';
import { promptStems } from './vocabulary.ts';
import { bySentence } from './words.ts';

const FIRST_PERSON = new Set(['i', 'im', 'ive', "i'd", "i'll", 'me', 'my', 'we', 'our']);

export const speaks = ({ own, talk }: Read): boolean => speaksOfWork(own, talk);
export const isReasoned = ({ signals }: Read): boolean =>
  (signals.reason ?? 0) > 0 || (signals.inference ?? 0) > 0;
export const tellingWords = ({ own, talk }: Read): number => {
  const prompt = promptStems(talk, questionOf(talk));
  return new Set(
    own
      .filter(({ fold }) => isContent(fold) && !isPlain(fold) && !prompt.has(stem(fold)))
      .map(({ fold }) => fold),
  ).size;
};

export function isEmptyPraise(read: Read): boolean {
  const { evidence, text, signals } = read;
  const praise = distinct(evidence.praise);
  const exclamations = text.raw.split('!').length - 1;
  const weighty =
    praise >= 3 || (praise >= 1 && exclamations >= 2) || (praise >= 1 && tellingWords(read) <= 2);
  return (
    weighty &&
    !isReasoned(read) &&
    (signals.quoted ?? 0) === 0 &&
    (signals.features ?? 0) < 0.5 &&
    (signals.families ?? 0) === 0
  );
}

/** Turned down, and nothing of the work beside it. */
export function isDeclined(read: Read): boolean {
  return (
    distinct(read.evidence.declines) > 0 &&
    !speaks(read) &&
    (read.signals.families ?? 0) <= 0.25 &&
    !isReasoned(read)
  );
}

/** Hard words about somebody in the work are a view of them. */
const SOMEBODY = new Set('he she his her him hes shes'.split(' '));

export function isHostile(read: Read): boolean {
  const { evidence, own } = read;
  const hostile = distinct(evidence.hostile);
  if (
    hostile === 0 ||
    own.some(({ fold }) => SOMEBODY.has(fold)) ||
    isReasoned(read) ||
    (read.signals.families ?? 0) > 0.25
  )
    return false;
  return hostile >= 2 || own.length <= 14 ? !speaks(read) : false;
}

const A_REMARK = 16;
const OF_NOW = new Set(
  'today tonight now just about tomorrow later soon gotta gonna going need have supposed should'.split(' '),
);
const POINTS_TO_WORK = new Set(
  'he she they him her his them their who this that these those like same reminds remind reminded see notice understand read realise realize'.split(
    ' ',
  ),
);

/** "My phone is about to die": a remark on what they are at just now, and not a word that points to the work. */
function isOfTheMoment({ evidence, signals, own, talk }: Read): boolean {
  return (
    own.length <= A_REMARK &&
    signals.astray === 1 &&
    evidence.errands.length > 0 &&
    own[0] !== undefined &&
    FIRST_PERSON.has(own[0].fold) &&
    own.some(({ fold }) => OF_NOW.has(fold)) &&
    !own.some(({ fold }) => POINTS_TO_WORK.has(fold)) &&
    !asksForOwnLife(talk)
  );
}

/**
 * Errands, screens and family evenings, and nothing that belongs to the work or the question. Where the
 * objective asks for the reader's own life, their day is on the question as long as a word of it is.
 */
export function isOffTopic(read: Read): boolean {
  const { evidence, signals, own, talk } = read;
  const errands = distinct(evidence.errands);
  const meta = distinct(evidence.meta);
  const astray = signals.astray ?? 0;
  if (isOfTheMoment(read)) return true;
  if (meta >= 2 && !speaks(read) && !isReasoned(read)) return true;
  if (asksForOwnLife(talk)) return astray === 1 && errands >= 2 && !isReasoned(read);
  if (speaks(read) && astray < 1) return false;
  // Who answers begins with the work and may end at home; who chats begins at home.
  const beginsAtHome = bySentence(own)[0]?.some(({ fold }) => FIRST_PERSON.has(fold)) ?? false;
  return astray >= 0.5 && errands >= 2 && beginsAtHome && (signals.families ?? 0) <= 0.5;
}
