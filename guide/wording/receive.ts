import type { Template } from './table.ts';

/** The clause that takes up what the reader said, in their own words and without a verdict. */
export const RECEIVE = {
  /** Two pieces of what was said, in their order. */
  both: [
    'You set {anchor} and {point} side by side.',
    '{anchor}, you say, and then {point}.',
    'You go from {anchor} to {point}.',
    'Two things, then: {anchor}, and {point}.',
    'So {anchor} and {point} belong together for you.',
    'I have {anchor} from you, and {point}.',
    'First {anchor}, then {point}: I follow.',
  ],
  /** One piece. */
  point: [
    '{snip}, you say.',
    'You write {snip}.',
    'You bring us to {snip}.',
    'In your words: {snip}.',
    'What I hear first is {snip}.',
    'Let me pick up {snip}.',
    'You put it like this: {snip}.',
  ],
  /** One piece, where the question is about it. */
  stay: [
    'Let us stay with {snip}.',
    '{snip}: let us keep that in view.',
    'There is more in {snip}.',
    'Stay a moment with {snip}.',
  ],
  /** One piece, where the question is about something else of the work. */
  onward: [
    '{snip}, you say. Take that with you to another question.',
    'I have {snip} from you. Now from another side.',
    '{snip}: hold on to that while we look elsewhere.',
    'Let {snip} stand for now, beside something else that {it} leaves open.',
    'You say {snip}. Here is another thing people ask of {it}.',
    'We come back to {snip}. First something beside it.',
  ],
  /** One piece that names something of the work. */
  anchor: [
    'You point to {snip}.',
    '{snip}: that is something to hold on to.',
    'You pick out {snip}.',
    'So we have {snip}.',
    'You single out {snip}.',
    'You hold up {snip}.',
  ],
  /** A step beyond the first thought: a doubt, another side, a limit. */
  second: [
    'And you do not stop there: {second}.',
    'You add {second}.',
    'You also have {second}.',
    'You leave room for {second}.',
    'Beside it you put {second}.',
    'And then you turn: {second}.',
  ],
  /** Said of what is about to be put right, and so without leaning on it. */
  claimed: ['You say {snip}.', 'So you say {snip}.', 'Your words: {snip}.', 'As you put it, {snip}.'],
  /** An attempt with nothing in it to quote. */
  plain: [
    'That is a first move.',
    'Let us take that as a start.',
    'We can begin from there.',
    'That is something to go on.',
    'All right, a beginning.',
    'That is a first try.',
  ],
  /** Words that go back to what was said some turns ago. */
  earlier: [
    'Earlier it was {earlier}; now you add {snip}.',
    'First {earlier}, now {snip}: one leads to the other.',
    'You said {earlier} a while ago, and {snip} goes with it.',
    'This touches what you said before, {earlier}: now it is {snip}.',
  ],
} as const satisfies Record<string, readonly Template[]>;
