/** What a reply does towards the guide, beside what it says of the work: told from a few plain signs. */
import { contentStems, plain, wordCount } from '../counting.ts';

const AGREES =
  /^(?:(?:yes|yeah|yep|ok|okay|sure|true|right|exactly|agreed|indeed|absolutely|totally|definitely|fair enough|good point|you(?:'re| are) right|i agree(?: with (?:you|that|this))?|that'?s (?:true|right)|(?:that |it |this )?makes sense|i see|got it|good (?:point|question)|of course|same|so true)[\s,]*)+$/;
const PRAISE =
  /\b(?:love[ds]? (?:it|this|the)|masterpiece|amazing|awesome|brilliant|wonderful|fantastic|beautiful|best (?:book|film|movie|painting|picture)|so good|genius|great (?:book|film|movie|painting|read|work)|superb|stunning|favou?rite|incredible|loved)\b/;
const REASONED = /\b(?:because|since|when|where|the way|how|but|although|scene|line|chapter|page)\b/;
const DISAGREES =
  /^(?:no(?:[,.;:!]|$|\s+(?:it|that|you|this|he|she|they|not|way)\b|\s+i\b(?! (?:don['’]?t|do not|didn['’]?t|did not|never|have|had|haven['’]?t|was|wasn['’]?t|am|can|can['’]?t|could|couldn['’]?t)(?! (?:agree|think|see|believe|buy)\b)))|nope\b|i see (?:it|this|that) differently|i disagree(?! with (?:him|her|them|it|the|\p{Lu}|[a-z]+['’]s))|i (?:do not|don['’]?t) (?:agree|think so|see it|buy)|not (?:really|at all|true)\b|that['’]?s (?:wrong|not (?:true|right|what|fair|it))|you(?:['’]re| are) wrong|wrong\b|rubbish|i reject|on the contrary)/u;
const YES = /^(?:yes|yeah|yep|ok|okay|sure|fine|please do|yes please|let'?s|all right|alright)$/;
const ASKS_FOR_ANSWER =
  /\b(?:just (?:tell|give) me|tell me the answer|what(?:'s| is) the (?:right )?answer|give me (?:the|an|your) (?:answer|reading|view|opinion|interpretation)|what do you think(?! (?:i|we|you|about reading)\b)|what(?:'s| is) your (?:view|opinion|take|reading|interpretation|answer)|your opinion|what would you say|how do you (?:see|read) it|say it yourself|(?<!\b(?:can|could|would|will) )you tell me)\b/;

const FAREWELL =
  /^(?:(?:ok|okay|well|thanks|thank you|thank you very much|thanks a lot|many thanks|so|please|yes|no|fine|and)[\s,]*)*(?:bye(?: bye)?|goodbye|good night|see you(?: \w+)?|farewell|that'?s (?:all|it)|that is (?:all|it|enough)|enough|finish(?:ed)?|i'?m done|i am done|done|stop(?: here)?|close(?: here| please)?|let'?s (?:stop|close|leave it|end)(?: here| there)?|leave it there)(?: (?:for )?(?:today|now|then|here|please|thanks|thank you))*(?:[\s,]*(?:bye|goodbye|thanks|thank you|good night))*$/;

export const saysFarewell = (message: string): boolean => FAREWELL.test(plain(message));

const GENERAL_TALK =
  /\b(?:in life|in general|society|human nature|human condition|nowadays|people today|everyone|everybody|we all|we should|we must|the message|teaches us|modern life|the world|always|never)\b/;

/** Could stand under any title: the frames of general talk, and next to nothing particular beside them. */
export const speaksInGeneral = (message: string): boolean =>
  GENERAL_TALK.test(plain(message)) &&
  !/["“”]|\b\d/.test(message) &&
  !/[a-z,] \p{Lu}\p{L}{2,}/u.test(message);

const WHAT_YOU_ARE =
  /\b(?:are you|you are|you're|ur|r u|am i talking to)(?: just| only| really| actually)?(?: a| an)? (?:bot|robot|machine|ai|program|human|person|real|chatgpt|gpt|computer|language model)\b/;
export const asksWhatYouAre = (message: string): boolean =>
  WHAT_YOU_ARE.test(plain(message)) && wordCount(message) < 12;

/** "One more hint", however it is put. */
export const asksForHint = (message: string): boolean =>
  /\b(?:hints?|clues?|help)\b/.test(plain(message)) && wordCount(message) <= 6;

/** Of the talk, in a few words: "idk its boring". */
export const saysBored = (message: string): boolean =>
  wordCount(message) < 8 && /\b(?:boring|bored|yawn|so dull)\b/i.test(message);

export const agreesOnly = (message: string): boolean => AGREES.test(plain(message)) && wordCount(message) < 8;

export function praisesOnly(message: string): boolean {
  const said = plain(message);
  return (
    PRAISE.test(said) && !REASONED.test(said) && wordCount(message) < 14 && contentStems(message).length < 7
  );
}

/** "No" to a question that wants a yes or a no is an answer to it. */
const WANTS_YES_OR_NO =
  /(?:^|[.:,] )(?:and )?(?:does|do|did|is|are|was|were|can|could|would|should|has|have|had|will|might)\b[^.:]*\?$/i;

export function disagrees(message: string, asked: string): boolean {
  const said = message.trim().toLowerCase();
  if (!DISAGREES.test(said) || (/^(?:no|nope|not)\b/.test(said) && WANTS_YES_OR_NO.test(asked))) return false;
  return wordCount(message) > 2 || /wrong|disagree|rubbish/.test(said);
}
const WH = /\b(?:which|what|how|where|who|whom|why|when)\b/i;
/** Neither a yes nor an "ok" answers it. */
export const wantsMoreThanYes = (asked: string): boolean => WH.test(asked) && !WANTS_YES_OR_NO.test(asked);

const OF_THE_GUIDE =
  /\bwhat would you (?:have )?(?:do|done|choose|chosen|pick|picked|feel|felt)\b|\b(?:do|did) you (?:ever |also |even )?(?:like|love|enjoy|feel|regret|cry|laugh|sleep|dream)\b|\bhave you (?:ever|been|lost|felt|had)\b|\b(?:what|who)(?:'s| is| are) your (?:favou?rite|own)\b|\bhow (?:do|did|would) you feel\b|\b(?:do|did|would|have) you (?:do|done|know|have|had) (?:that|this|it|them|one|the same)(?: too| as well| also| yourself)?$|^(?:(?:and|what about|how about) (?:you|yourself)|(?:you|u) too)$|\bdid you (?:watch|see|catch|go|sleep|eat)\b.*\b(?:last night|yesterday|today|this morning|tonight|this weekend)\b/;
/** A question only somebody with a life could answer. */
export const asksOfTheGuide = (message: string): boolean =>
  OF_THE_GUIDE.test(plain(message)) && wordCount(message) <= 16;

const DOUBTS_THE_GUIDE =
  /^(?:but |and |hmm |wait )*(?:(?:are|r) (?:you|u) (?:really |quite )?(?:sure|certain)|how (?:do|can|would) (?:you|u) know|where (?:did|do) you (?:get|have|read|know)|what(?:'s| is) your source|says who|who says(?: so| that)?|is that (?:really )?(?:true|right|correct|so)|really)\b/;
/** Wants to know what the guide's word rests on. */
export const asksForSource = (message: string): boolean =>
  DOUBTS_THE_GUIDE.test(plain(message)) && wordCount(message) <= 9;

export const saysYes = (message: string): boolean => YES.test(plain(message));
export const asksForAnswer = (message: string): boolean =>
  ASKS_FOR_ANSWER.test(plain(message)) && wordCount(message) < 25;
const NOT_READ =
  /\b(?:have(?:n['’]?t| not)|has(?:n['’]?t| not)|did(?:n['’]?t| not)|never)(?: yet| even| really| ever)? (?:read|seen|watch\w*|finish\w*|look\w*|heard|start\w*|begun)\b/i;

/** Comes without having met the work. */
export const hasNotMet = (message: string): boolean => NOT_READ.test(message) && wordCount(message) < 14;

/** A bare question, however its names are dotted. */
export const asksOnly = (message: string): boolean =>
  /\?\s*$/.test(message) &&
  wordCount(message) <= 16 &&
  /^\W*(?:(?:but|and|so|ok|hmm|wait|sorry)\W+)*(?:who|what|when|where|why|how|which|is|are|was|were|do|does|did|can|could|should|would)\b/i.test(
    message,
  );
const HOSTILE =
  /\b(?:you(?:'re| are| r)?|this(?: \w+)?(?: is|'s)?|it(?: is|'s))(?: \w+){0,2} (?:useless|stupid|dumb|idiotic|annoying|ridiculous|worthless|pathetic|garbage|trash|a joke|an idiot)\b|\bshut up\b|\bgo away\b/;

/** Aimed at the guide, with nothing about the work in it. */
export const isHostile = (message: string): boolean =>
  HOSTILE.test(plain(message)) && wordCount(message) < 12;

export const isSigns = (message: string): boolean => !/[\p{L}\p{N}]/u.test(message);
