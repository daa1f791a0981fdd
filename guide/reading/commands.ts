import { COMMANDS } from '../lexicon/turn-phrases.ts';
import type { Reading } from '../types.ts';
import { phraseBook } from './phrases.ts';
import { isWholly } from './wholly.ts';
import { folded, type Words } from './words.ts';

type Command = NonNullable<Reading['command']>;

const commands = Object.entries(COMMANDS).map(
  ([name, phrases]) => [name as Command, phraseBook(phrases)] as const,
);

/** What the guide is told to do: in so many words, or with what it is to be done to. */
export const commandIn = (text: Words): Command | null =>
  commands.find(([, book]) => isWholly(book, text.words))?.[0] ?? explainAsked(text);

const ASKED_TO_EXPLAIN =
  /^(?:please |can you |could you |would you |ok |okay |and |but |so |then |just |well |now )*(?:explain|tell me (?:more )?about|say more about|give me an example of)\b/;
const ANOTHER_WORK =
  /^(?:please |ok |okay |so |and |now )*(?:can|could|shall|may|might) we (?:talk about|discuss|switch to|change to|move on to|do) (?:something|somebody|another|a different|other)\b/;
/** "Sorry, the dog barked, where were we": back from something else. */
const WHERE_WE_WERE = /^(?:sorry|ok|okay|so|anyway|im back)\b.*\bwhere (?:were|are) we$/;
const ASKED_TO_SUM_UP =
  /^(?:please |can you |could you |would you |ok )*(?:summarise|summarize|sum up|recap)\b/;

const ANOTHER_QUESTION =
  /^(?:(?:ok|okay|no|please|then|well|so|just|can|could|may|i|you|we|have|get|ask|give|try|want|need|me|us|like|would|id|lets|with) )*(?:an? )?(?:another|different|new|other|next|better|real) (?:\w+ )?question\b/;
const ENOUGH_OF_IT =
  /^(?:please |ok |can you |can we |could you |could we )*stop (?:asking|talking)(?: me)? (?:about|that|this|the same)\b/;
const NOT_UNDERSTOOD =
  /\b(?:idk|dont know|do not know|dont get|do not get|dont understand|do not understand|not sure|no idea|unclear) what (?:you|u|that|this|it|the question)(?: are| is|re|r)? ?(?:mean\w*|ask\w*|want\w*|say\w*|about)\b/;
const NOT_FOLLOWED =
  /^(?:sorry |but |well |hm |hmm )*i (?:really |still |just )?(?:dont|do not|cant) (?:really |quite )?(?:get|understand|follow) (?:the|this|that|your) (?:example|question|hint|point|last part|part)$/;
const ASKED_FOR_A_VIEW =
  /^(?:(?:please|just|ok|okay|no|so|well|then|can|could|you) )*(?:tell|give|show) me (?:what you think|your (?:opinion|view|take|reading|interpretation|answer)|what (?:it|this|that) means|the (?:right )?answer)\b/;
/** Tired of being asked. */
const ASKED_TO_TELL =
  /\b(?:why (?:dont|cant) you|cant you) (?:just |ever )?(?:tell me|say) (?:something|anything)\b/;
const ASKED_FOR_THE_ANSWER = /\b(?:what is|whats) the (?:right |correct )?answer$/;
const A_LINE = 9;
const A_LONG_LINE = 20;

/** "Explain the green light to me": a command with its object. */
function explainAsked({ words }: Words): Command | null {
  const said = folded(words);
  if (words.length <= A_LONG_LINE && ASKED_TO_TELL.test(said)) return 'explain';
  if (words.length > 14) return null;
  if (words.length <= A_LINE && (ANOTHER_QUESTION.test(said) || ENOUGH_OF_IT.test(said)))
    return 'another_question';
  if (NOT_UNDERSTOOD.test(said) || NOT_FOLLOWED.test(said)) return 'simpler';
  if (words.length <= A_LINE && (ASKED_FOR_A_VIEW.test(said) || ASKED_FOR_THE_ANSWER.test(said)))
    return 'explain';
  if (WHERE_WE_WERE.test(said)) return 'summarise';
  if (ANOTHER_WORK.test(said)) return 'change_topic';
  if (ASKED_TO_EXPLAIN.test(said)) return 'explain';
  return ASKED_TO_SUM_UP.test(said) ? 'summarise' : null;
}
