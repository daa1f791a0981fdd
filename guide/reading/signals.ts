import type { Signals, Talk } from '../types.ts';
import { correctionsIn } from './corrections.ts';
import type { Evidence } from './evidence.ts';
import { isPlotReason, longestChain, privateShare } from './narration.ts';
import { distinct } from './phrases.ts';
import { asksForOwnLife, isClosedRecall, questionOf } from './question.ts';
import { isSaying, quotationsIn } from './quotations.ts';
import { contentStems, isAbstract, isContent, isPlain, stem } from './stems.ts';
import { promptStems, titleThings, type Vocabulary } from './vocabulary.ts';
import { foldsOf, type Word, type Words } from './words.ts';

const upTo = (most: number, count: number): number => Math.min(count, most) / most;
const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

const NUMBER_WORDS = new Set(
  'three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million half'.split(
    ' ',
  ),
);
/** Words; what most replies take. */
const USUAL_LENGTH = 30;
const THIRD_PERSON = new Set(['he', 'she', 'they', 'who', 'nobody', 'it']);
const FIRST_PERSON = new Set(['i', 'im', 'ive', "i'd", "i'll", 'me', 'my']);

/**
 * What of thinking shows in the words, each between 0 and 1 and saturating, so that more of the same adds
 * nothing. Length is none of them.
 */
export function signalsOf(
  text: Words,
  own: readonly Word[],
  evidence: Evidence,
  vocabulary: Vocabulary,
  talk: Talk,
): Signals {
  const question = questionOf(talk);
  const prompt = promptStems(talk, question);
  const folds = own.map(({ fold }) => fold);
  const content = folds.filter(isContent);
  const stems = new Set(content.map(stem));
  const things = new Set([...titleThings(talk, own)].map(({ fold }) => fold));
  const isHanded = (fold: string) => prompt.has(stem(fold)) && !things.has(fold);
  const beyondPrompt = [...new Set(content)].filter((fold) => !isHanded(fold));
  const telling = beyondPrompt.filter((fold) => !isPlain(fold));
  const story = talk.subject.kind === 'book' || talk.subject.kind === 'movie';
  const ownLife = asksForOwnLife(talk);

  const named = new Set(
    own
      .filter((word, at) => isName(word, own[at - 1]) && !prompt.has(stem(word.fold)))
      .map(({ fold }) => fold),
  );
  const workWords = new Set([
    ...telling.map(stem).filter((one) => vocabulary.stems.has(one)),
    ...[...evidence.terms, ...evidence.people]
      .map(({ phrase }) => stem(phrase))
      .filter((one) => !prompt.has(one)),
    ...[...things].map(stem),
  ]);
  const asked = contentStems(foldsOf(question));
  const thread = threadStems(talk);
  const isOfTheTalk = (one: string) => prompt.has(one) || vocabulary.stems.has(one) || thread.has(one);
  const onTopic = [...stems].filter(isOfTheTalk).length;
  const quotations = quotationsIn(text.raw);
  // "I am one of the few": Nick, not the reader.
  const outside = own.filter(
    (word) => !quotations.some(({ start, end }) => word.start >= start && word.end <= end),
  );
  const usedQuotations = quotations.filter(
    (one) => !isSaying(one) && own.some(({ start, end }) => start >= one.start && end <= one.end),
  );
  const questioned = usedQuotations.filter((one) => {
    const quoted = foldsOf(one.text).filter(isContent).map(stem);
    return quoted.length > 0 && quoted.length <= 4 && quoted.every((word) => prompt.has(word));
  });
  const numbers = new Set(folds.filter((fold) => /^\d/.test(fold) || NUMBER_WORDS.has(fold)));
  const acts = own.filter((word, at) => {
    const before = own[at - 1];
    return before && THIRD_PERSON.has(before.fold) && isContent(word.fold) && !isAbstract(word.fold);
  });
  const reasons = evidence.reason.filter((hit) => !isPlotReason(hit, own, text));
  const corrections = correctionsIn(own);
  const closingQuestion =
    text.sentences.length > 1 && text.sentences.at(-1)?.asks === true && telling.length > 4;

  const moves = {
    contrary: distinct(evidence.contrary),
    revision: distinct(evidence.revision),
    limit: distinct(evidence.limit),
    other_view: distinct(evidence.other_view),
    assumption: distinct(evidence.assumption) + questioned.length,
    correction: corrections.length,
  };
  const families = Object.values(moves).filter((count) => count > 0).length + (closingQuestion ? 1 : 0);
  const generic = distinct(evidence.generic);
  const praise = distinct(evidence.praise);
  const firstPerson = folds.some((fold) => FIRST_PERSON.has(fold));
  const episode = distinct(evidence.episode) + distinct(evidence.own_act);
  const kin = own.filter((word, at) => own[at - 1]?.fold === 'my' && word.fold.length > 2).length;
  const commas = own.filter(({ afterPause }) => afterPause).length;

  /** Tone, and a menu or a machine, say nothing where the work is spoken of. */
  const isAtWork = workWords.size > 0 || reasons.length > 0 || evidence.inference.length > 0;
  /** In a long reply a marker turns up by chance: each then counts for less. */
  const rate = Math.min(1, Math.sqrt(USUAL_LENGTH / Math.max(1, own.length)));
  const often = (most: number, count: number): number => upTo(most, count * rate);

  return {
    work: often(4, workWords.size),
    names: often(3, named.size),
    quoted: upTo(2, usedQuotations.length),
    numbers: often(2, numbers.size),
    locating: often(3, distinct(evidence.locating)),
    features: upTo(4, distinct(evidence.seen) + distinct(evidence.filmed)),
    telling: upTo(6, telling.length),
    telling_share: share(telling.length, beyondPrompt.length) * upTo(5, telling.length),
    abstract_share: share(content.filter(isAbstract).length, content.length),
    acts: story ? upTo(4, acts.length) : 0,
    inner: /Perspective/.test(talk.objective.name) ? upTo(3, distinct(evidence.inner)) : 0,
    episode: ownLife ? upTo(3, episode + (firstPerson ? Math.min(1, kin) : 0)) : 0,
    reason: upTo(
      3,
      reasons.length === 0 && evidence.reason.length > 0
        ? 0.5
        : new Set(reasons.map(({ phrase }) => phrase)).size,
    ),
    inference: often(3, distinct(evidence.inference)),
    contrary: often(3, moves.contrary),
    revision: often(2, moves.revision),
    limit: often(3, moves.limit),
    other_view: often(2, moves.other_view),
    assumption: often(2, moves.assumption),
    correction: often(2, moves.correction),
    exception: often(3, distinct(evidence.exception)),
    families: often(4, families),
    asks_back: closingQuestion ? 1 : 0,
    generic: upTo(3, generic),
    boost: upTo(3, distinct(evidence.boost)),
    praise: upTo(2, praise),
    retelling: upTo(4, evidence.and_then.length),
    run_on: upTo(4, Math.max(0, longestChain(own) - 2)),
    reception: upTo(3, distinct(evidence.reception)),
    encyclopedic: upTo(2, distinct(evidence.encyclopedic)),
    boilerplate: upTo(2, distinct(evidence.boilerplate)),
    on_question: upTo(3, [...stems].filter((one) => asked.has(one)).length),
    declines: upTo(2, distinct(evidence.declines)),
    astray: onTopic === 0 ? 1 : onTopic === 1 ? 0.5 : 0,
    private: ownLife ? 0 : privateShare(outside, isOfTheTalk),
    errands: ownLife ? 0 : upTo(3, distinct(evidence.errands)),
    meta: isAtWork ? 0 : upTo(2, distinct(evidence.meta) + distinct(evidence.hostile)),
    repeated: upTo(
      2,
      own.filter((word, at) => isContent(word.fold) && own[at - 1]?.fold === word.fold).length,
    ),
    listing: own.length > 11 ? Math.max(0, share(commas, own.length) - 0.18) * 4 : 0,
    brief: own.length < 9 && !isClosedRecall(talk) ? (9 - own.length) / 9 : 0,
  };
}

/** What the reader has brought in belongs to the talk from then on, where it was more than chatter. */
export const threadStems = ({ turns }: Talk): ReadonlySet<string> =>
  new Set(
    turns.flatMap(({ role, text }, at) => {
      const rating = turns[at + 1]?.feedback?.rating;
      return role === 'reader' && rating !== undefined && rating !== 'needs_improvement'
        ? [...contentStems(foldsOf(text))]
        : [];
    }),
  );

/** Capital letters inside a sentence; "I" and its kin are none. */
const isName = (word: Word, before: Word | undefined): boolean =>
  word.capital &&
  !word.opens &&
  before !== undefined &&
  word.fold.length > 2 &&
  !/^i'|^im$|^ive$/.test(word.fold);
