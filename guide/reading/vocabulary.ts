import { kinshipOfSubject } from '#catalogue/other-kinship.ts';
import type { Kinship, Knowledge } from '#catalogue/types.ts';
import type { Subject, Talk } from '../types.ts';
import { bothBooks, type PhraseBook, phraseBook } from './phrases.ts';
import { runsOf } from './runs.ts';
import { contentStems, isContent, isFunctionWord, isPlain, stem } from './stems.ts';
import { foldsOf, type Word } from './words.ts';

/** What of a work can be recognised in a reader's words. */
export type Vocabulary = {
  /** Characters, terms and places by name. */
  terms: PhraseBook;
  people: PhraseBook;
  /** Stems of all the catalogue tells of it. */
  stems: ReadonlySet<string>;
  /** Runs of five words from its texts, to know what was pasted. */
  runs: ReadonlySet<string>;
};

const EMPTY: Vocabulary = { terms: new Map(), people: new Map(), stems: new Set(), runs: new Set() };
const made = new WeakMap<Knowledge, Vocabulary>();
const pairs = new WeakMap<Vocabulary, WeakMap<Vocabulary, Vocabulary>>();

/** Of the work under discussion, and of the one set beside it: a particular of either is one. */
export function vocabularyOf({ subject, beside }: Pick<Talk, 'subject' | 'beside'>): Vocabulary {
  const first = ofSubject(subject);
  return beside ? ofPair(first, ofSubject(beside)) : first;
}

function ofPair(first: Vocabulary, second: Vocabulary): Vocabulary {
  const known = pairs.get(first)?.get(second);
  if (known) return known;
  const joined: Vocabulary = {
    terms: bothBooks(first.terms, second.terms),
    people: bothBooks(first.people, second.people),
    stems: first.stems.union(second.stems),
    runs: first.runs.union(second.runs),
  };
  const ofFirst = pairs.get(first) ?? new WeakMap<Vocabulary, Vocabulary>();
  pairs.set(first, ofFirst.set(second, joined));
  return joined;
}

function ofSubject(subject: Subject): Vocabulary {
  const { knowledge } = subject;
  if (!knowledge) return ofNames(kinshipOfSubject(subject));
  const known = made.get(knowledge);
  if (known) return known;
  const vocabulary = vocabularyFrom(knowledge);
  made.set(knowledge, vocabulary);
  return vocabulary;
}

const ofStory = new WeakMap<Kinship, Vocabulary>();

/** Of a story we hold no notes on: who is in it. */
function ofNames(kinship: Kinship | null): Vocabulary {
  if (!kinship) return EMPTY;
  const known = ofStory.get(kinship);
  if (known) return known;
  const names = Object.entries(kinship.people)
    .flatMap(([name, others]) => [name, ...others])
    .filter((name) => name.includes(' ') || isOnlyAName(name));
  const vocabulary: Vocabulary = {
    ...EMPTY,
    people: phraseBook(names),
    stems: contentStems(foldsOf(names.join('. '))),
  };
  ofStory.set(kinship, vocabulary);
  return vocabulary;
}

const ALSO_WORDS = new Set('happy rose snow bean dash rue gale prim fan'.split(' '));
const isOnlyAName = (name: string): boolean =>
  foldsOf(name).every((fold) => !isFunctionWord(fold) && !isPlain(fold) && !ALSO_WORDS.has(fold));

const both = <T>(guarded: { open: T[]; spoilers: T[] }): T[] => [...guarded.open, ...guarded.spoilers];

function vocabularyFrom(known: Knowledge): Vocabulary {
  const people = both(known.people).map(({ name }) => name);
  const particulars = [
    ...both(known.touchstones).map(({ text }) => text),
    ...known.lookingPoints.map(({ text }) => text),
    ...known.craft.map(({ text }) => text),
    ...known.context,
    ...both(known.facts).flatMap(({ statement, answers }) => [statement, ...answers]),
    ...both(known.misconceptions).map(({ correction }) => correction),
    ...both(known.debates).map(({ question }) => question),
    ...(known.idea ? [known.idea.definition, known.idea.example, known.idea.limit] : []),
    ...(known.film ? [known.film.iconicScene.text] : []),
  ];
  const texts = [known.summary, known.claim ?? '', ...particulars];
  return {
    terms: phraseBook(known.keyTerms.filter(isTelling)),
    people: phraseBook([...people, ...namesAmong(known)].flatMap((name) => [name, ...partsOf(name)])),
    stems: contentStems(foldsOf([...texts, ...known.keyTerms, ...people, ...known.themes].join('. '))),
    runs: new Set(texts.flatMap((text) => runsOf(foldsOf(text)))),
  };
}

/** A term that is one everyday word says nothing of the work when somebody uses it. */
const isTelling = (term: string): boolean => foldsOf(term).some((fold) => !isFunctionWord(fold));

/** In a story a term of two capitals, such as "Boo Radley", is somebody. */
const namesAmong = ({ story, keyTerms }: Knowledge): string[] =>
  story ? keyTerms.filter((term) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(term)) : [];

/** "Atticus Finch" is met as "Atticus". */
const partsOf = (name: string): string[] =>
  name
    .split(/\s+/)
    .filter((part) => /^\p{Lu}/u.test(part) && part.length > 2 && !/^(?:The|Mrs|Miss|Lord|Lady)$/.test(part));

/** The words a reader has been handed: question, titles, makers. Repeating them shows nothing. */
export function promptStems(
  { subject, beside }: Pick<Talk, 'subject' | 'beside'>,
  question: string,
): Set<string> {
  const names = [subject, ...(beside ? [beside] : [])].map(({ title, creator }) => `${title}. ${creator}. `);
  const folds = foldsOf(`${names.join('')}${question}`);
  return new Set(folds.filter(isContent).map(stem));
}

/**
 * Title words that a story or a picture has in it as things: the road, the pearl. Named in a sentence they are a
 * particular, unlike the title itself; an idea's or an argument's title only says what it is about.
 */
export function titleThings(
  { subject, beside }: Pick<Talk, 'subject' | 'beside'>,
  words: readonly Word[],
): ReadonlySet<Word> {
  const things = new Set<Word>();
  for (const work of [subject, ...(beside ? [beside] : [])]) {
    if (work.kind === 'concept' || (work.kind === 'book' && work.knowledge?.story === false)) continue;
    const title = foldsOf(work.title);
    const stems = contentStems(title);
    const whole = title.length > 1 ? placesOf(title, words) : new Set<Word>();
    for (const word of words)
      if (isContent(word.fold) && !isPlain(word.fold) && stems.has(stem(word.fold)) && !whole.has(word))
        things.add(word);
  }
  return things;
}

/** Where the whole title stands, as a title: "the road" in small letters is a road. */
const placesOf = (title: readonly string[], words: readonly Word[]): Set<Word> =>
  new Set(
    words.flatMap((_, at) => {
      const here = words.slice(at, at + title.length);
      return title.every((fold, i) => here[i]?.fold === fold) && here.at(-1)?.capital ? here : [];
    }),
  );
