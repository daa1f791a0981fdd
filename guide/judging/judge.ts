/** The level of a reflection and its one comment; null where there is none to judge or the judge is not sure. */
import type { Rating } from '#contract/kinds.ts';
import { isForeign } from '../language/language.ts';
import { meaningOf, sharedWords } from '../language/meaning.ts';
import { wordsIn } from '../language/tokens.ts';
import type { Mind } from '../learned/mind.ts';
import type { Talk, Verdict } from '../types.ts';
import type { Understanding, UnderstoodSentence } from '../understanding/understanding.ts';
import { type CommentKey, commentOn } from './comment.ts';
import { groundsOf, missingAt } from './grounds.ts';
import { heightOf, levelAt, lower } from './level.ts';
import { replyFeatures } from './reply-features.ts';

export function judge(heard: Understanding, talk: Talk, mind: Mind): Verdict | null {
  if (!heard.judged) return null;
  const own = ownSentences(heard);
  const { rating, key } = levelFor(heard, own, talk, mind);
  if (rating === null) return null;
  const criteria = groundsOf(rating, own, mind.acts);
  return { rating, comment: commentOn(rating, key, talk), criteria, missing: missingAt(rating, criteria) };
}

/** What is the reader's own: nothing copied, looked up, or said to the judge. */
export const ownSentences = ({ sentences, borrowed }: Understanding): UnderstoodSentence[] =>
  sentences.filter(({ start, end }) => !borrowed.some((one) => one.start <= start && one.end >= end));

export const questionOf = ({ state, messages }: Pick<Talk, 'state' | 'messages'>): string =>
  state.ask?.text ?? messages.findLast(({ role }) => role === 'guide')?.text ?? '';

type Level = { rating: Rating | null; key: CommentKey };

/** Gates first: some things decide a level or bound it, whatever else shows. */
function levelFor(heard: Understanding, own: readonly UnderstoodSentence[], talk: Talk, mind: Mind): Level {
  const words = own.flatMap((one) => one.words);
  if (own.length === 0) return { rating: 'needs_improvement', key: 'borrowed' };
  if (isForeign(heard.language))
    return words.length >= A_REAL_TRY
      ? { rating: 'fair', key: 'language' }
      : { rating: null, key: 'language' };
  if (isEcho(own, talk, mind)) return { rating: 'needs_improvement', key: 'echo' };
  if (heard.tap?.means === 'position') return { rating: null, key: 'usual' };
  if (words.length <= FEW) return { rating: isRecall(talk) ? null : 'needs_improvement', key: 'short' };
  const learned = levelAt(
    heightOf(
      replyFeatures(
        {
          sentences: own,
          question: questionOf(talk),
          objective: talk.objective.slug,
          kind: talk.subject.kind,
          names: talk.work.nameWords,
        },
        mind.vectors,
        mind.acts,
      ),
      mind.level,
    ),
  );
  if (learned === null) return { rating: null, key: 'usual' };
  return onlyQuotes(own)
    ? { rating: lower(learned, 'fair'), key: 'quotation' }
    : { rating: learned, key: 'usual' };
}

const A_REAL_TRY = 8;
const FEW = 2;
const ECHOED = 0.85;

const isRecall = ({ objective }: Talk): boolean => objective.slug.startsWith('recall');

/** The question handed back in its own words. */
function isEcho(own: readonly UnderstoodSentence[], talk: Talk, mind: Mind): boolean {
  const said = meaningOf(
    own.flatMap(({ words }) => words),
    mind.vectors,
  );
  if (said.stems.size < 4) return false;
  return sharedWords(said, meaningOf(wordsIn(questionOf(talk)), mind.vectors)) > ECHOED;
}

const onlyQuotes = (own: readonly UnderstoodSentence[]): boolean =>
  own.every(({ text }) => /^["“‘'].{8,}["”’'][.!?]?$/.test(text));
