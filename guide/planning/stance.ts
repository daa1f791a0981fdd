/** What a reply does towards the guide, beside what it says of the work: told from a few plain signs. */
import { contentStems, plain, wordCount } from '../counting.ts';

const AGREES =
  /^(?:(?:yes|yeah|yep|ok|okay|sure|true|right|exactly|agreed|indeed|absolutely|totally|definitely|fair enough|good point|you(?:'re| are) right|i agree(?: with (?:you|that|this))?|that'?s (?:true|right)|makes sense|of course|same|so true)[\s,]*)+$/;
const PRAISE =
  /\b(?:love[ds]? (?:it|this|the)|masterpiece|amazing|awesome|brilliant|wonderful|fantastic|beautiful|best (?:book|film|movie|painting|picture)|so good|genius|great (?:book|film|movie|painting|read|work)|superb|stunning|favou?rite|incredible|loved)\b/;
const REASONED = /\b(?:because|since|when|where|the way|how|but|although|scene|line|chapter|page)\b/;
const DISAGREES =
  /^(?:no\b(?! (?:idea|clue|one))|nope\b|i disagree|i (?:do not|don't) (?:agree|think so|see it|buy)|not (?:really|at all|true)|that'?s (?:wrong|not (?:true|right|what|fair|it))|you(?:'re| are) wrong|wrong\b|rubbish|nonsense\b|i reject|on the contrary)/;
const YES_STOP =
  /^(?:(?:yes|yeah|ok|okay|sure|fine|please|well)[\s,]*)?(?:let'?s )?(?:stop|close|leave it|finish|end|enough|done|i'?m done|that'?s (?:all|it|enough)|we can (?:stop|close|leave it)|call it|wrap (?:it )?up|leave it there|close here|stop here|close on it)\b/;
const YES = /^(?:yes|yeah|yep|ok|okay|sure|fine|please do|yes please|let'?s|all right|alright)$/;
const ASKS_FOR_ANSWER =
  /\b(?:just (?:tell|give) me|tell me the answer|what(?:'s| is) the (?:right )?answer|give me (?:the|an|your) (?:answer|reading|view|opinion|interpretation)|what do you think|what(?:'s| is) your (?:view|opinion|take|reading|interpretation|answer)|your opinion|what would you say|how do you (?:see|read) it|say it yourself|you tell me)\b/;
const ASKS_FOR_ESSAY =
  /\b(?:write|do|draft) (?:me )?(?:my|an?|the|this) (?:essay|homework|paper|assignment|report|review)\b/;

export const agreesOnly = (message: string): boolean => AGREES.test(plain(message)) && wordCount(message) < 8;

export function praisesOnly(message: string): boolean {
  const said = plain(message);
  return (
    PRAISE.test(said) && !REASONED.test(said) && wordCount(message) < 14 && contentStems(message).length < 7
  );
}

export const disagrees = (message: string): boolean => DISAGREES.test(plain(message));
export const wantsToStop = (message: string): boolean =>
  YES_STOP.test(plain(message)) && wordCount(message) < 12;
export const saysYes = (message: string): boolean => YES.test(plain(message));
export const asksForAnswer = (message: string): boolean =>
  ASKS_FOR_ANSWER.test(plain(message)) && wordCount(message) < 25;
export const asksForEssay = (message: string): boolean => ASKS_FOR_ESSAY.test(plain(message));
export const isSigns = (message: string): boolean => !/[\p{L}\p{N}]/u.test(message);
