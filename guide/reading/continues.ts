/** A reply that goes on with what the reader said before: its particular stands there, and the thought here. */
import type { Talk } from '../types.ts';
import { questionOf } from './question.ts';
import { isContent } from './stems.ts';
import { folded, type Word } from './words.ts';

/** Asked what something does to one, one says what one feels. */
const ASKS_FOR_A_FEELING = /\b(?:feel|feeling|felt|stirs?|mood)\b/i;
const FEELS =
  /^(?:(?:well|yes|no|but|and|i think) )*(?:i (?:feel|felt)|it (?:feels|felt)|it (?:makes|made) me (?:feel )?)\b/;
/** "Sad" is a start, and no more. */
const A_FEELING_TOLD = 6;

const GOES_ON =
  /^(?:(?:no|yes|yeah|yea|well|ok|okay|and|but|i guess|i think|maybe|probably|hm|hmm|lol) )*(?:because|cause|cos|cuz|bc|since|so|thats why|this is why|which is why|(?:which|that|this|it) (?:means|shows)|then (?:it|that|this|there|the \w+|\w+) (?:is|are|must|would|should|cannot|cant)|in other words|i (?:now think|think now|see now|now see|used to think|thought (?:at first|before))|now i (?:think|see)|at first i|i (?:dont|do not|cant) (?:agree|think|believe|buy)(?: that)? \w+ \w+|its like|like when|its as if|it reminds me)\b/;

export function continuesOwn(own: readonly Word[], talk: Talk): boolean {
  const said = folded(own);
  const answersFeeling =
    FEELS.test(said) && own.length >= A_FEELING_TOLD && ASKS_FOR_A_FEELING.test(questionOf(talk));
  if (!GOES_ON.test(said) && !answersFeeling) return false;
  if (!own.some(({ fold }) => isContent(fold) && fold !== 'because')) return false;
  // What was asked or told in between has none.
  const last = talk.turns.findLast(({ feedback }) => feedback)?.feedback?.rating;
  return last !== undefined && last !== 'needs_improvement';
}
