/** What the reader has named so far, and so what is no longer to be kept from them. */
import { readAnswer } from '#catalogue/markers.ts';
import type { Fact, Knowledge } from '#catalogue/types.ts';
import { contentStems, plain } from '../counting.ts';
import { COMMONEST } from '../lexicon/commonest.ts';
import type { Talk } from '../types.ts';
import type { Place } from './places.ts';

/** All the reader has said, ready to be searched; `sentences` one by one. */
export type ReaderWords = {
  text: string;
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  sentences: readonly string[];
};

/** Enough of a talk to know what was named in it. */
const MESSAGES_SEARCHED = 40;
const CHARACTERS_SEARCHED = 1600;

export function readerWordsOf({ turns }: Talk, message: string): ReaderWords {
  const said = turns.filter(({ role }) => role === 'reader').slice(-MESSAGES_SEARCHED);
  const all = [...said.map((turn) => turn.text.slice(0, CHARACTERS_SEARCHED)), message.slice(0, 4000)].join(
    '\n',
  );
  const text = plain(all);
  return {
    text,
    words: new Set(text.split(' ')),
    stems: new Set(contentStems(text)),
    sentences: all.split(/[.!?…\n]+/).filter((sentence) => sentence.trim() !== ''),
  };
}

/** A scene stays closed until the reader has named it, tells it, or has two words of it that nobody else would say. */
export function sceneBroughtUp(
  { name, text }: Place,
  reader: ReaderWords,
  openStems: ReadonlySet<string>,
): boolean {
  const telling = (words: string) => contentStems(words).filter((stem) => isTelling(stem, openStems));
  if (telling(name).length > 0 && ` ${reader.text} `.includes(` ${plain(name)} `)) return true;
  const named = new Set(telling(`${name} ${text}`).filter((stem) => reader.stems.has(stem)));
  return named.size >= TELLING_WORDS || reader.sentences.some((sentence) => tells(sentence, text));
}

/** A fact stays closed until the reader gives its answer, and to what: its question alone opens nothing. */
export const factBroughtUp = (fact: Fact, reader: ReaderWords): boolean =>
  reader.sentences.some((sentence) => {
    if (readAnswer(fact, sentence) !== 'right') return false;
    return tells(sentence, fact.statement) || shareOf(fact.question, sentence) > HALF;
  });

const TELLING_WORDS = 2;
const HALF = 0.5;
/** So much of a text in one sentence is the text retold. */
const RETOLD = 0.6;
/** Fewer words than this meet by chance. */
const RETOLD_AT_LEAST = 3;

function tells(sentence: string, text: string): boolean {
  const wanted = new Set(contentStems(text));
  const said = new Set(contentStems(sentence));
  const shared = [...wanted].filter((stem) => said.has(stem)).length;
  return shared >= RETOLD_AT_LEAST && shared / wanted.size >= RETOLD;
}

function shareOf(text: string, sentence: string): number {
  const wanted = new Set(contentStems(text));
  const said = new Set(contentStems(sentence));
  return wanted.size === 0 ? 0 : [...wanted].filter((stem) => said.has(stem)).length / wanted.size;
}

const commonest = new Set(COMMONEST.flatMap((word) => contentStems(word)));
export const isCommonest = (stem: string): boolean => commonest.has(stem);
const isTelling = (stem: string, openStems: ReadonlySet<string>): boolean =>
  !openStems.has(stem) && !commonest.has(stem);

/** What may be said of a work by anyone: words of these give nothing away. */
export function openStemsOf(knowledge: Knowledge): ReadonlySet<string> {
  const known = openStems.get(knowledge);
  if (known) return known;
  const made = new Set(openTextsOf(knowledge).flatMap((text) => [...contentStems(text)]));
  openStems.set(knowledge, made);
  return made;
}

const openStems = new WeakMap<Knowledge, ReadonlySet<string>>();

/** All that the guide says or asks unasked. */
export const openTextsOf = (knowledge: Knowledge): string[] => [
  knowledge.title,
  knowledge.summary,
  knowledge.claim ?? '',
  ...knowledge.themes,
  ...knowledge.context,
  ...[...knowledge.touchstones.open, ...knowledge.lookingPoints, ...knowledge.craft].map(
    ({ name, text }) => `${name} ${text}`,
  ),
  ...knowledge.debates.open.map(({ question }) => question),
  ...knowledge.facts.open.map(({ question, statement }) => `${question} ${statement}`),
  ...knowledge.misconceptions.open.map(({ belief, correction }) => `${belief} ${correction}`),
  ...knowledge.people.open.map(({ name, role }) => `${name} ${role}`),
  ...knowledge.people.spoilers.map(({ name }) => name),
  ...[...knowledge.comparisons, ...knowledge.concepts].map(({ title, reason }) => `${title} ${reason ?? ''}`),
  ...(knowledge.film ? [knowledge.film.reception, knowledge.film.inspiration, knowledge.film.legacy] : []),
];
