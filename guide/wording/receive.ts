import type { Template } from './table.ts';

/** The clause that takes up what the reader said, in their own words and without a verdict. */
export const RECEIVE = {
  /** Both a particular and a claim. */
  both: [
    'From {anchor} you get to {point}.',
    'You rest {point} on {anchor}.',
    '{anchor} is what you saw; {point} is what you make of it.',
    'You set {anchor} and {point} side by side.',
    'So {anchor} leads you to {point}.',
    'Your evidence is {anchor}, your claim {point}.',
    'You begin with {anchor} and end up at {point}.',
  ],
  /** A claim. */
  point: [
    'You put it this way: {snip}.',
    'Your claim, then: {snip}.',
    'So the weight falls on {snip}.',
    '{snip}: let us stay with that.',
    '{snip} is where you stand so far.',
    'As I hear it, the heart of it is {snip}.',
    'You come down on {snip}.',
    'What you hold is {snip}.',
  ],
  /** A particular of the work or of life. */
  anchor: [
    'You pick out {snip}.',
    'You go to {snip}.',
    '{snip} is something we can look at together.',
    'You noticed {snip}.',
    'With {snip} you have hold of something particular.',
    'You bring in {snip}.',
  ],
  /** A step beyond the first thought: a doubt, another side, a limit. */
  second: [
    'With {second} you turn on your own point.',
    'You do not leave it there: {second}.',
    'And you hold {second} against yourself.',
    '{second}: that is where your point meets resistance.',
    'You let {second} stand beside your first thought.',
    'The turn comes with {second}.',
  ],
  /** An attempt with nothing in it to quote. */
  plain: [
    'That is a first move.',
    'Let us take that as a start.',
    'We can begin from there.',
    'Something is on the table now.',
    'All right, a beginning.',
    'Noted, as a first try.',
  ],
  /** Words that go back to what was said some turns ago. */
  earlier: [
    'Earlier it was {earlier}; now you add {snip}.',
    'First {earlier}, now {snip}: the line is getting longer.',
    'You said {earlier} some turns back, and {snip} comes out of the same corner.',
    'This touches what you said before, {earlier}: now it is {snip}.',
  ],
} as const satisfies Record<string, readonly Template[]>;

export type Reception = keyof typeof RECEIVE;
