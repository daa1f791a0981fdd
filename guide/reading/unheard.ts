import { wordCount } from '../counting.ts';

const NOT_HEARD =
  /\b(?:you(?:['’]re| are|r) not (?:listening|hearing|reading|getting)|you (?:do not|don['’]?t|did not|didn['’]?t) (?:listen|hear|answer|get (?:it|me|my)|understand|read)|(?:that|this)(?:['’]s| is| was) not what i (?:said|say|meant|mean|asked)|you (?:missed|miss|misread|misunderstood) (?:me|my|the point)|i (?:already|just) (?:said|told you|answered))\b/i;
const A_COMPLAINT = 16;

/** Says that the guide has passed over what was said: there is something to make good, and nothing to mark. */
export const saysNotHeard = (message: string): boolean =>
  NOT_HEARD.test(message) && wordCount(message) <= A_COMPLAINT;
