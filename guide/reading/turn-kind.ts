import { HINTS, IDENTITY, STUCK_ELSEWHERE } from '../lexicon/turn-phrases.ts';
import type { Reading, Talk } from '../types.ts';
import { tellsOfAppTrouble } from './app-trouble.ts';
import { asksForEssay, asksForOwnWords, isBareQuestion, isQuestionBack } from './asking-back.ts';
import { civilityIn } from './civilities.ts';
import { commandIn } from './commands.ts';
import { isForeign } from './language.ts';
import { tellsOfLoss } from './loss.ts';
import { menuChoice } from './menu.ts';
import { isBareStuck } from './not-knowing.ts';
import { findPhrases, phraseBook } from './phrases.ts';
import { speaksOfWork } from './speaks-of-work.ts';
import { isWholly } from './wholly.ts';
import { folded, type Words } from './words.ts';

export type Steering = Pick<Reading, 'kind' | 'choice' | 'command'>;

const hints = phraseBook(HINTS);
const stuckElsewhere = phraseBook(STUCK_ELSEWHERE);
const identity = phraseBook(IDENTITY);

/** What moves the talk rather than answers in it; null where the message is to be read as a reply. */
export function steeringOf(message: string, text: Words, talk: Talk, language: string): Steering | null {
  const choice = menuChoice(message, talk);
  if (choice !== null) return { kind: 'menu_choice', choice };
  const { words } = text;
  if (isWholly(hints, words)) return { kind: 'hint_request' };
  const command = commandIn(text);
  if (command) return { kind: 'command', command };
  if (TURNS_TO.test(folded(words))) return { kind: 'menu_choice' };
  const civility = civilityIn(text);
  if (civility) return { kind: civility };
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
  /^(?:(?:please|ok|okay|so|and|now|but|actually) )*(?:(?:can|could|shall|may|might) we|lets|let us|(?:i would|id) (?:like|rather|prefer)(?: to)?|i want to) (?:(?:talk|speak)(?: more)? (?:about|of)|discuss) (?!something|someone|somebody|anything|another|(?:it|this|that|you|me|my|myself|us|our|how|what|why|whether)\b)\w+(?: \w+){0,4}$/;

/** "You haven't read it, have you?" */
const WHETHER_YOU_MET_IT =
  /^(?:(?:so|but|wait|hm|hmm|hang on|ok) )*(?:you (?:havent|have not|never|didnt|did not|have)|(?:have|did) you)(?: (?:actually|even|really|ever|never))? (?:read|seen|see|watch|watched)(?: (?:it|this|(?:this|the) (?:book|novel|film|movie|painting|picture)))?(?: (?:have|did|havent|didnt) you)?(?: at all)?$/;
