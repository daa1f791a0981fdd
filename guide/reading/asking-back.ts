import { PROCEDURAL } from '../lexicon/turn-phrases.ts';
import type { Talk } from '../types.ts';
import { findPhrases, phraseBook } from './phrases.ts';
import { speaksOfWork } from './speaks-of-work.ts';
import { FILLING } from './wholly.ts';
import { folded, type Word, type Words } from './words.ts';

const procedural = phraseBook(PROCEDURAL);

const ESSAY = /\b(?:write|do|draft|compose)\b.{0,30}\b(?:essay|homework|paper|assignment|report|review)\b/i;
const OWN_WORDS =
  /\bwhat (?:did|have|had|was it) i (?:just |already |once )?(?:say|said|write|written|answer|answered|claim|claimed|think|thought)\b|\b(?:remind me|repeat) (?:of )?what i (?:said|wrote)\b|\bwhat was my (?:first|last|earlier|previous|own) (?:answer|reply|point|thought|claim|idea|view)\b/i;
const A_REQUEST = 20;

/** What they said themselves, some turns ago. */
export const asksForOwnWords = (message: string): boolean =>
  OWN_WORDS.test(message) && message.trim().split(/\s+/).length <= A_REQUEST;

/** The reader's own work, to be done by somebody else. */
export const asksForEssay = (message: string): boolean =>
  ESSAY.test(message) && message.trim().split(/\s+/).length <= A_REQUEST;

const ASKING = new Set(
  'why how what who where when which whose is are was were do does did can could would should will whys hows whats whos wheres whens isnt arent wasnt werent doesnt didnt cant couldnt wouldnt shouldnt'.split(
    ' ',
  ),
);

const LEADS_IN = new Set('actually wait quick last question btw hey but and'.split(' '));

/** A longer one with a because in it brings its own answer. */
const A_SHORT_QUESTION = 10;

/** The message asks instead of answering; one with grounds of its own is a reply in the form of a question. */
export function isQuestionBack({ words, sentences }: Words, talk: Talk): boolean {
  if (words.length === 0 || words.length > 40) return false;
  const asks = sentences.filter(({ asks }) => asks).length;
  const aboutTheTask = findPhrases(procedural, words).length;
  if ((aboutTheTask > 1 || (aboutTheTask === 1 && words.length <= 15)) && !speaksOfWork(words, talk))
    return true;
  if (words.length > A_SHORT_QUESTION && words.some(({ fold }) => fold === 'because')) return false;
  const opener = words.find(({ fold }) => !FILLING.has(fold) && !LEADS_IN.has(fold));
  const opens = words[0] && (ASKING.has(words[0].fold) || (opener && ASKING.has(opener.fold)));
  return (
    (sentences.length === 1 && words.length <= 16 && (asks === 1 || wordsAsk(words)) && opens === true) ||
    (sentences.length === 1 && asksTheGuide(words)) ||
    asksAllThrough(words, sentences) ||
    asksAboutTheTalk(words, sentences)
  );
}

const A_FEW_QUESTIONS = 20;

/** "What is a donation exactly? is it the organs", "Ok. Then what is it for?": nothing but asking. */
function asksAllThrough(words: readonly Word[], sentences: Words['sentences']): boolean {
  if (sentences.length < 2 || words.length > A_FEW_QUESTIONS || !sentences.some(({ asks }) => asks))
    return false;
  return sentences.every(({ from, to }) => {
    const opener = words.slice(from, to).find(({ fold }) => !FILLING.has(fold) && !LEADS_IN.has(fold));
    const first = words[from];
    return !opener || ASKING.has(opener.fold) || (first !== undefined && ASKING.has(first.fold));
  });
}

/** "You said the dress. Is it silk?": what stands before the question is about the talk, not the work. */
const OF_THE_TALK =
  /\b(?:you (?:said|asked|say|mean|meant|wrote|told me)|i mean|i meant|that is what i)\b|^(?:sorry |but |well |ok |hm )*i (?:dont|do not|didnt|did not) (?:really |quite |fully )?(?:understand|get|know|remember)(?: \w+){0,4}$/;
function asksAboutTheTalk(words: readonly Word[], sentences: Words['sentences']): boolean {
  if (words.length > 24 || sentences.at(-1)?.asks !== true) return false;
  const said = ({ from, to }: Words['sentences'][number]) => folded(words.slice(from, to));
  return sentences.every((one, at) => OF_THE_TALK.test(said(one)) || (at === sentences.length - 1 && at > 0));
}

/** One short sentence with its mark, in whatever language: it asks, so there is nothing in it to weigh. */
export const isBareQuestion = ({ words, sentences }: Words): boolean =>
  sentences.length === 1 && words.length <= 16 && sentences[0]?.asks === true;

/** Asked without its mark: "what is an orphic hymn". */
const wordsAsk = (words: readonly Word[]): boolean =>
  words.length <= 12 &&
  /^(?:(?:so|and|but|ok|okay|well|wait|hm|hmm|then|actually|now) )*(?:(?:what|who|where|when|why|how) (?:is|are|was|were|does|do|did)|(?:what|which) (?:year|century|day|time|country|city|language|colou?r|kind|sort|type|age) (?:is|are|was|were|does|do|did)|who \w+ (?:it|this|that|the)|whats|whos|wheres|whens|(?:is|are|was|does|do|did|can|could|would|has|have) (?:it|he|she|they|this|that|there|we|you|i))\b/.test(
    folded(words),
  );

/** Turned to the guide, without its mark: "did you see the match yesterday", "what time is it". */
const asksTheGuide = (words: readonly Word[]): boolean =>
  words.length <= 12 &&
  /^(?:(?:so|and|hey|hi|btw|by the way|ok|well) )*(?:(?:do|did|have|can|could|would|will|are|were) (?:you|u)|(?:give|tell|show) me (?:the|an?|your|if|whether|what|who|why|how|where|when)|what time|what day|whats the|tell me a joke|(?:and|what about|how about) (?:you|yourself)|(?:you|u) too|who (?:plays|played|wrote|made|directed|painted|shot|wins|won|dies|died)) /.test(
    `${folded(words)} `,
  );
