import { CLOSINGS, GREETINGS, THANKS } from '../lexicon/turn-phrases.ts';
import { phraseBook } from './phrases.ts';
import { isWholly } from './wholly.ts';
import { folded, type Words } from './words.ts';

const greetings = phraseBook(GREETINGS);
const thanks = phraseBook(THANKS);
const closings = phraseBook(CLOSINGS);
const civility = phraseBook([...GREETINGS, ...THANKS]);

/** A greeting, thanks or a goodbye, and nothing of the work beside it. */
export function civilityIn(text: Words): 'closing' | 'thanks' | 'greeting' | null {
  const { words } = text;
  if (isWholly(closings, words, civility) || takesLeave(text)) return 'closing';
  const said = folded(words);
  if (isWholly(thanks, words, civility) || THANKS_FOR_THE_TALK.test(said) || PRAISE_OF_THE_GUIDE.test(said))
    return 'thanks';
  return isWholly(greetings, words) ? 'greeting' : null;
}

/** Thanks with a word on the talk behind them, and none on the work. */
const THANKS_FOR_THE_TALK =
  /^(?:(?:ok|okay|well|great|cool|nice|oh|ah|so) )*(?:many |big )?(?:thanks|thank you|thx|ty|cheers)(?: (?:a|lot|that|this|it|was|is|were|has|been|helps?|helped|helpful|really|very|so|much|quite|good|great|nice|fun|interesting|useful|lovely|enjoyable|i|enjoyed|enjoy|liked|like|learned|learnt|something|to|of|for|and|you|your|me|the|all|our|talk|talking|chat|discussion|conversation|hint|help|time|today|guide|see|think|understand|through|better|clearer|clear|again|now)){1,13}$/;

/** A kind word to the guide, and none on the work. */
const PRAISE_OF_THE_GUIDE =
  /^(?:(?:wow|ok|okay|haha|lol|oh|well|hey) )*(?:youre|you are) (?:\w+ ){0,3}(?:good at this|helpful|smart|clever|funny|kind|nice|cool|great|the best|(?:good|great|nice) guide)$/;

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
