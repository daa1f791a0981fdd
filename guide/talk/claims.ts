/** What a reader holds, in their own whole sentences: what the talk remembers of a message. */
import { wordCount } from '../counting.ts';
import type { Understanding } from '../understanding/understanding.ts';
import type { Claim } from './state.ts';

/** Longer ones say too much at once to be held against anybody. */
const CLAIM_WORDS = 60;
/** What is hardly a thought is nobody's claim. */
const CLAIMED = 0.4;

export function claimsIn({ sentences }: Understanding): Omit<Claim, 'turn'>[] {
  const grounds = sentences.some(({ act }) => act === 'ground');
  return sentences
    .filter(
      (one) =>
        (one.act === 'claim' || one.act === 'ground') &&
        one.sure >= CLAIMED &&
        !one.text.includes('?') &&
        wordCount(one.text) >= 3 &&
        wordCount(one.text) <= CLAIM_WORDS,
    )
    .map(({ text, things }) => ({ text, things: things.map(({ thing }) => thing), ground: grounds }));
}
