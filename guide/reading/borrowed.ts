import { BOILERPLATE, ENCYCLOPEDIC } from '../lexicon/emptiness.ts';
import { TO_THE_JUDGE } from '../lexicon/turn-phrases.ts';
import type { Talk, Turn } from '../types.ts';
import { distinct, findPhrases, phraseBook } from './phrases.ts';
import { runsOf } from './runs.ts';
import { vocabularyOf } from './vocabulary.ts';
import { foldsOf, type Word, type Words } from './words.ts';

/** What in a message is somebody else's, and whose. */
export type Source = 'catalogue' | 'guide' | 'own_earlier' | 'reference' | 'to_the_judge';
/** A stretch of the message, in characters. */
export type Masked = { start: number; end: number; source: Source };

const encyclopedic = phraseBook(ENCYCLOPEDIC);
const boilerplate = phraseBook(BOILERPLATE);
const toTheJudge = phraseBook(TO_THE_JUDGE);
const REFERENCE_MARK = /\[(?:\d{1,3}|citation needed)\]/gi;
/** How such a work begins, whatever it is about. */
const MANNER: readonly RegExp[] = [
  /\bis an? (?:[\w-]+ ){0,3}\d{4}(?: [\w-]+){0,4} (?:novel|novella|book|film|play|memoir|painting|sculpture|work)\b/i,
  /\b(?:novel|novella|book|film|play|memoir|painting|work) (?:written |painted |created |directed )?by (?:the )?(?:\w+ ){0,2}(?:author|novelist|writer|painter|artist|director|filmmaker|philosopher|psychologist|economist)\b/i,
  /\btells? the story of\b/i,
  /\b(?:book|novel|film|movie|story|play|memoir) (?:details|describes|recounts|depicts|narrates|explores|examines|concerns)\b/i,
  /\b(?:first |was |were )(?:published|released|exhibited|performed|premiered)\b/i,
  /\b(?:set in|takes place in) (?:the )?(?:\d{4}|\w+ century|[A-Z]\w+)\b/,
  /\b(?:follows|centers on|centres on|chronicles|revolves around) (?:the )?(?:life|lives|story|adventures|character|struggles)\b/i,
];
const FIRST_PERSON = new Set([
  'i',
  'im',
  'ive',
  "i'd",
  "i'll",
  'me',
  'my',
  'mine',
  'myself',
  'we',
  'our',
  'us',
]);

/** Sentences of this many words are long enough to be recognised as copied. */
const LONG_ENOUGH = 8;
/** What was said longer ago than this many turns is nobody's to copy. */
const RECENT_TURNS = 40;

/** Sentences that are not the reader's thinking: copied, looked up, or said to whoever judges. */
export function borrowedIn(text: Words, talk: Talk): Masked[] {
  const said = (role: Turn['role']) =>
    new Set(
      talk.turns
        .slice(-RECENT_TURNS)
        .filter((turn) => turn.role === role && mayHold(text, turn.text))
        .flatMap((turn) => runsOf(foldsOf(turn.text))),
    );
  const sources: [Source, ReadonlySet<string>][] = [
    ['catalogue', vocabularyOf(talk).runs],
    ['own_earlier', said('reader')],
    ['guide', said('guide')],
  ];
  const reference = isReference(text);
  const masked: Masked[] = [];
  const played = playedIn(text.raw);
  for (const { start, end, from, to } of text.sentences) {
    const words = text.words.slice(from, to);
    if (played.some((part) => start >= part.start && start < part.end)) {
      masked.push({ start, end, source: 'to_the_judge' });
      continue;
    }
    const told = findPhrases(toTheJudge, words)[0];
    if (told) {
      masked.push({ start: words[toldFrom(told.from)]?.start ?? start, end, source: 'to_the_judge' });
      continue;
    }
    const source = copiedFrom(words, text, isShortRecall(words, talk) ? sources.slice(1) : sources);
    if (source) masked.push({ start, end, source });
    else if (reference && !words.some(({ fold }) => FIRST_PERSON.has(fold)))
      masked.push({ start, end, source: 'reference' });
  }
  return masked;
}

/** Whoever is asked what a thing is says it much as it is said. */
const isShortRecall = (words: readonly Word[], { objective }: Talk): boolean =>
  objective.name.startsWith('Recall') && words.length < 14;

/** A part in the talk that is not the reader's, played by them: from its name to the end of the line. */
const PART =
  /(?:^|[\n.!?”"] ?)[ \t*#<[(]{0,6}(?:assistant|system|evaluator|grader|judge|developer)[\]>)*]{0,4}:[^\n]*/gi;
const playedIn = (raw: string): { start: number; end: number }[] =>
  [...raw.matchAll(PART)].map(({ index, 0: part }) => ({ start: index, end: index + part.length }));
/** A rough look, so that not every turn has to be taken apart: whoever copies a sentence takes its longer words along. */
function mayHold({ words, sentences }: Words, said: string): boolean {
  const lower = said.toLowerCase();
  return sentences.some(({ from, to }) => {
    if (to - from < LONG_ENOUGH) return false;
    const long = words.slice(from, to).filter(({ fold }) => /^[a-z]{5,}$/.test(fold));
    return long.length < 3 || long.filter(({ fold }) => lower.includes(fold)).length >= long.length / 3;
  });
}

/** An order at the end of a long sentence takes the sentence's beginning not with it. */
const toldFrom = (at: number): number => (at > LONG_ENOUGH ? at - 1 : 0);

function copiedFrom(
  words: Word[],
  { raw }: Words,
  sources: readonly [Source, ReadonlySet<string>][],
): Source | null {
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last || words.length < LONG_ENOUGH) return null;
  if (/["“”«»]/.test(raw.slice(Math.max(0, first.start - 1), last.end + 1))) return null;
  const runs = runsOf(words.map(({ fold }) => fold));
  const copied = sources.find(([, known]) => runs.filter((run) => known.has(run)).length >= runs.length / 2);
  return copied?.[0] ?? null;
}

/** The manner of a reference work: its stock phrases and marks; a first person here and there is the reader's. */
function isReference({ raw, words }: Words): boolean {
  const marks = Math.min(2, raw.match(REFERENCE_MARK)?.length ?? 0);
  const manner = MANNER.filter((one) => one.test(raw)).length;
  return (
    distinct(findPhrases(encyclopedic, words)) + 2 * marks + manner >= 3 ||
    distinct(findPhrases(boilerplate, words)) >= 2
  );
}
