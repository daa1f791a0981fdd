/**
 * Someone speaking of themselves, now, and not of the work. A false alarm costs one gentle turn; a miss costs
 * far more, so there are two nets: known phrases, and the shapes such sentences have.
 */
import { DISTRESS } from '../lexicon/turn-phrases.ts';
import { remembering } from '../remembering.ts';
import { findPhrases, phraseBook } from './phrases.ts';
import { doublyQuotedIn } from './quotations.ts';
import { type Words, wordsOf } from './words.ts';

const phrases = phraseBook(DISTRESS);

const QUOTED = /“[^“”]{0,400}”|"[^"]{0,400}"|‘[^‘’]{12,400}’/g;
const SOMEONE_ELSE =
  /\b(?:he|she|they|who|character|narrator|hero|heroine|says?|said|thinks?|feels like|as if|if i were|imagine|in the (?:book|film|story|scene))\b[^.!?]{0,40}$/;

const SIGNS: readonly RegExp[] = [
  /\bi (?:really |just |often |sometimes |honestly )?(?:do not|don't|dont|can't|cannot|cant|no longer) (?:see|find|know|have) (?:the |any |a |what )?(?:point|reason|sense|purpose)(?: (?:in|of|to|for))? ?(?:of )?(?:living|life|live|go on|carry on|keep going|going on|carrying on|being alive|anything|it all|it any ?more|any ?more|to live|continu\w+)/,
  /\bi (?:really |just |often |sometimes )?(?:want|wish|would like|wanted|am going|'m going|plan|think about|thought about|keep thinking (?:about|of))(?: to| of| about| that)? ?(?:i (?:was|were) )?(?:die|dying|dead|be dead|kill(?:ing)? myself|end(?:ing)? (?:it all|my life|things)|disappear(?:ing)? for(?: ever|ever)|not (?:be|being) (?:alive|here)|never (?:wake|waking) up|suicide|hurt(?:ing)? myself|harm(?:ing)? myself)\b/,
  // Said alone; somebody tired of the talk ends it "here".
  /^\W*i (?:just |really )?(?:want|wish|need|have) to end it(?: now| today| tonight)?\W*$/,
  /\b(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?) myself\b/,
  /\bi(?: am|'?m| feel| have been|'?ve been) (?:so |just |really |completely |totally )*(?:suicidal|worthless|hopeless)\b/,
  // Not "depressed by the ending", which is of the work.
  /\bi(?: am|'?m| feel| have been|'?ve been) (?:so |very |really |just |still |always |badly |severely )*depressed(?! (?:by|about|at|after|when|with|for|looking|reading|watching|that|because)\b)/,
  /\b(?:talk|speak) (?:to you )?about my (?:own )?(?:depression|suicide attempt|self[- ]harm)\b/,
  /\bi(?: am|'?m) having a panic attack\b/,
  /\bnobody would (?:miss|notice)(?: me)?(?: if i| when i)?(?: (?:was|were|am) gone)?\b.*\b(?:me|gone|i)\b/,
  /\b(?:nothing|no one|nobody|no reason) (?:left )?to live for\b|\blife is not worth living\b|\bmy life (?:is|has become) (?:worthless|pointless|meaningless)\b/,
  /\bi (?:can't|cannot|cant|do not want to|don't want to|dont want to) (?:go on|live|do this|take (?:it|this)|carry on|wake up)(?: any ?more| any longer)\b/,
  /\b(?:my (?:father|mother|dad|mum|mom|husband|wife|partner|boyfriend|girlfriend|uncle|brother|step\w+)|he|she) (?:hits|beats|hurts|abuses|threatens|touches) me\b/,
];

const TOLD_OF_ANOTHER =
  /\b(?:he|she|they|who|[a-z]+) (?:says?|said|thinks|thought|writes|wrote|screams|whispers|cries)\s*(?:that\s*)?$/;

/** First person, present, outside quotation marks and not what somebody in the work says. */
function saysSo({ raw, words }: Words): boolean {
  const quoted = doublyQuotedIn(raw);
  return findPhrases(phrases, words).some(({ from }) => {
    const word = words[from];
    if (!word || quoted.some(({ start, end }) => word.start >= start && word.end <= end)) return false;
    const before = words
      .slice(Math.max(0, from - 4), from)
      .map(({ fold }) => fold)
      .join(' ');
    return (
      !TOLD_OF_ANOTHER.test(before) &&
      !/\b(?:if|when|as|like) (?:he|she|they|i were|i was)\b/.test(before) &&
      !/\b(?:he|she|they|to|who|and|him|her) ?$/.test(before)
    );
  });
}

/** Asked of every message of a talk with every turn. */
export const showsDistress: (message: string) => boolean = remembering(
  2000,
  (message: string) => saysSo(wordsOf(message)) || hasItsShape(message),
);

function hasItsShape(message: string): boolean {
  const text = message
    .slice(0, 4000)
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(QUOTED, ' ')
    .replace(/\s+/g, ' ');
  return SIGNS.some((sign) => {
    const found = sign.exec(text);
    return found !== null && !SOMEONE_ELSE.test(text.slice(0, found.index));
  });
}
