/** A reply that goes on with what the reader said before: its particular stands there, and the thought here. */
import type { Talk } from '../types.ts';
import { isContent } from './stems.ts';
import type { Word } from './words.ts';

const GOES_ON =
  /^(?:(?:no|yes|yeah|yea|well|ok|okay|and|but|i guess|i think|maybe|probably|hm|hmm|lol) )*(?:because|cause|cos|cuz|bc|since|so|thats why|which means|that means|its like|like when|its as if|it reminds me)\b/;

export function continuesOwn(own: readonly Word[], { turns }: Talk): boolean {
  if (!GOES_ON.test(own.map(({ fold }) => fold).join(' '))) return false;
  if (!own.some(({ fold }) => isContent(fold) && fold !== 'because')) return false;
  // What was asked or told in between has none.
  const last = turns.findLast(({ feedback }) => feedback)?.feedback?.rating;
  return last !== undefined && last !== 'needs_improvement';
}
