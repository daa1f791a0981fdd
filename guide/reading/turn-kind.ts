import {
  CLOSINGS,
  COMMANDS,
  GREETINGS,
  HINTS,
  IDENTITY,
  PROCEDURAL,
  STUCK,
  STUCK_ELSEWHERE,
  THANKS,
} from '../lexicon/turn-phrases.ts';
import type { Reading, Talk } from '../types.ts';
import { tellsOfAppTrouble } from './app-trouble.ts';
import { isForeign } from './language.ts';
import { tellsOfLoss } from './loss.ts';
import { menuChoice } from './menu.ts';
import { findPhrases, type Hit, type PhraseBook, phraseBook } from './phrases.ts';
import { questionOf } from './question.ts';
import { isContent, isPlain, stem } from './stems.ts';
import { promptStems, vocabularyOf } from './vocabulary.ts';
import type { Word, Words } from './words.ts';

export type Steering = Pick<Reading, 'kind' | 'choice' | 'command'>;
type Command = NonNullable<Reading['command']>;

const commands = Object.entries(COMMANDS).map(
  ([name, phrases]) => [name as Command, phraseBook(phrases)] as const,
);
const hints = phraseBook(HINTS);
const stuck = phraseBook(STUCK);
const stuckElsewhere = phraseBook(STUCK_ELSEWHERE);
const greetings = phraseBook(GREETINGS);
const thanks = phraseBook(THANKS);
const closings = phraseBook(CLOSINGS);
const civility = phraseBook([...GREETINGS, ...THANKS]);
const identity = phraseBook(IDENTITY);
const procedural = phraseBook(PROCEDURAL);

/** Words of politeness and filling that change nothing about what a short message is. */
const FILLING = new Set(
  'please pls plz ok okay so well hm hmm mm ah eh wait um uh erm oh now then just really sorry lol haha guide there everyone all again the this that it one a me for to and im you very much more bit little with some i we can could would'.split(
    ' ',
  ),
);

/** What moves the talk rather than answers in it; null where the message is to be read as a reply. */
export function steeringOf(message: string, text: Words, talk: Talk, language: string): Steering | null {
  const choice = menuChoice(message, talk);
  if (choice !== null) return { kind: 'menu_choice', choice };
  const { words } = text;
  if (isWholly(hints, words)) return { kind: 'hint_request' };
  const command = commands.find(([, book]) => isWholly(book, words))?.[0] ?? explainAsked(text);
  if (command) return { kind: 'command', command };
  if (TURNS_TO.test(folded(words))) return { kind: 'menu_choice' };
  if (isWholly(closings, words, civility) || takesLeave(text)) return { kind: 'closing' };
  if (
    isWholly(thanks, words, civility) ||
    THANKS_FOR_THE_TALK.test(folded(words)) ||
    PRAISE_OF_THE_GUIDE.test(folded(words))
  )
    return { kind: 'thanks' };
  if (isWholly(greetings, words)) return { kind: 'greeting' };
  const asksWho = words.length <= 60 && findPhrases(identity, words).length > 0 && !speaksOfWork(words, talk);
  if (asksWho || WHETHER_YOU_MET_IT.test(folded(words))) return { kind: 'identity_question' };
  // Somebody whose father died "can't sell his car": that is no being stuck.
  if (isBareStuck(text, talk) && !tellsOfLoss(message)) return { kind: 'stuck' };
  if (isWholly(stuckElsewhere, words)) return { kind: isForeign(language) ? 'other_language' : 'stuck' };
  if (isForeign(language) && isBareQuestion(text)) return { kind: 'other_language' };
  if (tellsOfAppTrouble(message) && !speaksOfWork(words, talk)) return { kind: 'question' };
  if (asksForEssay(message) || asksForOwnWords(message)) return { kind: 'question' };
  if (isQuestionBack(text, talk)) return { kind: 'question' };
  return null;
}

/** "Can we talk about Daisy instead": a way in that no menu held. */
const TURNS_TO =
  /^(?:(?:please|ok|okay|so|and|now|but|actually) )*(?:(?:can|could|shall|may|might) we|lets|let us|(?:i would|id) (?:like|rather|prefer)(?: to)?|i want to) (?:talk|speak|discuss)(?: more)?(?: about| of)? (?!something|someone|somebody|anything|another|it\b|this\b|that\b|you\b)\w+(?: \w+){0,4}$/;

const folded = (words: readonly Word[]): string => words.map(({ fold }) => fold).join(' ');

/** Thanks with a word on the talk behind them, and none on the work. */
const THANKS_FOR_THE_TALK =
  /^(?:(?:ok|okay|well|great|cool|nice|oh|ah|so) )*(?:many |big )?(?:thanks|thank you|thx|ty|cheers)(?: (?:a|lot|that|this|it|was|is|were|has|been|helps?|helped|helpful|really|very|so|much|quite|good|great|nice|fun|interesting|useful|lovely|enjoyable|i|enjoyed|enjoy|liked|like|learned|learnt|something|to|of|for|and|you|your|me|the|all|our|talk|talking|chat|discussion|conversation|hint|help|time|today|guide|see|think|understand|through|better|clearer|clear|again|now)){1,13}$/;

/** A kind word to the guide, and none on the work. */
const PRAISE_OF_THE_GUIDE =
  /^(?:(?:wow|ok|okay|haha|lol|oh|well|hey) )*(?:youre|you are) (?:\w+ ){0,3}(?:good at this|helpful|smart|clever|funny|kind|nice|cool|great|the best|(?:good|great|nice) guide)$/;

/** "You haven't read it, have you?" */
const WHETHER_YOU_MET_IT =
  /^(?:(?:so|but|wait|hm|hmm|hang on|ok) )*(?:you (?:havent|have not|never|didnt|did not|have)|(?:have|did) you)(?: (?:actually|even|really|ever|never))? (?:read|seen|see|watch|watched)(?: (?:it|this|(?:this|the) (?:book|novel|film|movie|painting|picture)))?(?: (?:have|did|havent|didnt) you)?(?: at all)?$/;

/** However a message began, it ends with a goodbye. */
const GOODBYE =
  /^(?:(?:ok|okay|well|so|thanks|thank you) )*(?:bye(?: bye)?|goodbye|good bye|good night|goodnight|see (?:you|ya)|talk later)(?: (?:later|soon|tomorrow|then|for now|thanks|thank you|guide))*$/;
/** "Thanks, I am tired, lets stop here": with why they go before it. */
const ENOUGH =
  /^(?:(?:ok|okay|well|so|but|and|now|thanks|thank you|sorry|i am|im|its|it is|i feel|getting|a bit|very|too|really|tired|sleepy|exhausted|late|please|then) )*(?:lets|let us|i want to|i would like to|id like to|i need to|i have to|we should|we can|can we|i will|ill) (?:please |just )?(?:stop|finish|end|leave it)(?: (?:here|there|now|it|for now|for today|for tonight|today|please|thanks|on that|on this|with that|with something \w+|on a \w+ note))*$/;
const A_LEAVE_TAKING = 14;
const takesLeave = ({ words, sentences }: Words): boolean => {
  const last = sentences.at(-1);
  if (!last || words.length > A_LEAVE_TAKING) return false;
  // "I have to cook now, bye": after a comma as well as after a stop.
  const pause = words.findLastIndex(({ afterPause, opens }) => afterPause || opens);
  return [last.from, pause].some((from) => {
    const said = folded(words.slice(from, last.to));
    return GOODBYE.test(said) || (from === last.from && ENOUGH.test(said));
  });
};

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

/** Nothing but phrases of the book and filling, at least one of them a phrase. */
function isWholly(book: PhraseBook, words: readonly Word[], beside?: PhraseBook): boolean {
  if (words.length === 0 || words.length > 14) return false;
  const hits = findPhrases(book, words);
  if (hits.length === 0) return false;
  const covered = placesOf(beside ? [...hits, ...findPhrases(beside, words)] : hits);
  return words.every(({ fold }, at) => covered.has(at) || FILLING.has(fold));
}

const placesOf = (hits: readonly Hit[]): Set<number> =>
  new Set(hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));

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

/** "Explain the green light to me": a command with its object. */
function explainAsked({ words }: Words): Command | null {
  const said = folded(words);
  if (words.length <= A_REQUEST && ASKED_TO_TELL.test(said)) return 'explain';
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

/** A word of the work, beyond what the question handed over. */
export function speaksOfWork(words: readonly Word[], talk: Talk): boolean {
  const vocabulary = vocabularyOf(talk);
  const prompt = promptStems(talk, questionOf(talk));
  if (findPhrases(vocabulary.people, words).length > 0) return true;
  return words.some(
    ({ fold }) =>
      isContent(fold) && !isPlain(fold) && !prompt.has(stem(fold)) && vocabulary.stems.has(stem(fold)),
  );
}

const GROUNDS = new Set(
  'because bc since but except though although unless so never only nobody always'.split(' '),
);

/** As whole messages these are not knowing; in a sentence they may speak of the work. */
const ALSO_CONTENT = new Set(
  'stuck|nothing|whatever|i forget|i forgot|hard to say|maybe|perhaps|possibly|it depends|that depends|depends|who knows|lol|haha|hahaha|hehe|lmao|hmm|meh|i dont see it|i do not see it|i cant see it|i dont see that'.split(
    '|',
  ),
);

/** "I'm not sure the narrator tells us everything": a view, put carefully. */
const DOUBTS_A_CLAIM =
  /\bnot (?:so |really |quite |all that )?sure (?:that )?(?:the|a|an|he|she|it|they|we|its|his|her|their|this|anyone|anybody|everything) \w+ \w+/;
/** Not knowing, with nothing beside it that could be answered to. */
function isBareStuck({ words }: Words, talk: Talk): boolean {
  if (isWholly(stuck, words)) return true;
  const hits = findPhrases(stuck, words).filter(({ phrase }) => !ALSO_CONTENT.has(phrase));
  const first = hits[0];
  if (!first || first.from > 6 || DOUBTS_A_CLAIM.test(folded(words))) return false;
  const covered = placesOf(hits);
  const rest = words.filter((_, at) => !covered.has(at));
  const matter = rest.filter(({ fold }) => isContent(fold) && !FILLING.has(fold));
  const telling = matter.filter(({ fold }) => !isPlain(fold));
  if (matter.length <= 2) return matter.length < 2 || !speaksOfWork(matter, talk);
  const grounds = rest.some(({ fold }) => GROUNDS.has(fold));
  return telling.length <= 3 && !grounds && !speaksOfWork(rest, talk);
}

const ASKING = new Set(
  'why how what who where when which whose is are was were do does did can could would should will whys hows whats whos wheres whens isnt arent wasnt werent doesnt didnt cant couldnt wouldnt shouldnt'.split(
    ' ',
  ),
);

const LEADS_IN = new Set('actually wait quick last question btw hey but and'.split(' '));

/** A longer one with a because in it brings its own answer. */
const A_SHORT_QUESTION = 10;

/** The message asks instead of answering; one with grounds of its own is a reply in the form of a question. */
function isQuestionBack({ words, sentences }: Words, talk: Talk): boolean {
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
  const said = ({ from, to }: Words['sentences'][number]) =>
    words
      .slice(from, to)
      .map(({ fold }) => fold)
      .join(' ');
  return sentences.every((one, at) => OF_THE_TALK.test(said(one)) || (at === sentences.length - 1 && at > 0));
}

/** One short sentence with its mark, in whatever language: it asks, so there is nothing in it to weigh. */
const isBareQuestion = ({ words, sentences }: Words): boolean =>
  sentences.length === 1 && words.length <= 16 && sentences[0]?.asks === true;

/** Asked without its mark: "what is an orphic hymn". */
const wordsAsk = (words: readonly Word[]): boolean =>
  words.length <= 12 &&
  /^(?:(?:so|and|but|ok|okay|well|wait|hm|hmm|then|actually|now) )*(?:(?:what|who|where|when|why|how) (?:is|are|was|were|does|do|did)|(?:what|which) (?:year|century|day|time|country|city|language|colou?r|kind|sort|type|age) (?:is|are|was|were|does|do|did)|who \w+ (?:it|this|that|the)|whats|whos|wheres|whens|(?:is|are|was|does|do|did|can|could|would|has|have) (?:it|he|she|they|this|that|there|we|you|i))\b/.test(
    words.map(({ fold }) => fold).join(' '),
  );

/** Turned to the guide, without its mark: "did you see the match yesterday", "what time is it". */
const asksTheGuide = (words: readonly Word[]): boolean =>
  words.length <= 12 &&
  /^(?:(?:so|and|hey|hi|btw|by the way|ok|well) )*(?:(?:do|did|have|can|could|would|will|are|were) (?:you|u)|(?:give|tell|show) me (?:the|an?|your|if|whether|what|who|why|how|where|when)|what time|what day|whats the|tell me a joke|(?:and|what about|how about) (?:you|yourself)|(?:you|u) too|who (?:plays|played|wrote|made|directed|painted|shot|wins|won|dies|died)) /.test(
    `${words.map(({ fold }) => fold).join(' ')} `,
  );
