import type { Template } from './table.ts';

/** One reading, marked as one, for a reader who asks outright or has used up the hints. */
export const READINGS: readonly Template[] = [
  'One reading, and only one: at bottom it is about {theme}. What speaks for it: {placeText}',
  '{maker} would answer that {claim}. That is one answer, not the last.',
  'One way to see it, from the notes I have: {correction}',
  'One answer, for you to pull apart: {definition}',
  'One reading among others: it turns on {theme}, and one sees it in {place}.',
];

export const READINGS_FROM_WORDS: readonly Template[] = [
  'One reading, with nothing but your words to go on: {earlier} is at the center, and the rest is there to test it.',
  'Built from what you said, one answer might be this: everything else hangs on {earlier}.',
  'I can only go by what you wrote. By that, {earlier} may be the key to it.',
];

export const NO_READING: readonly Template[] = [
  'I have no answer of my own to hand over: I know {title} only through you.',
  'I have no answer to this one. All I know of {title} is what you tell me.',
  'I would be inventing if I answered. I know {title} by name alone.',
];

/** A fact told after the hints. */
export const FACTS_TOLD: readonly Template[] = [
  'Here is the fact: {fact}',
  'Then let me say it: {fact}',
  'For the record: {fact}',
  'The answer to that one: {fact}',
];

export const RIGHT_ANSWERS: readonly Template[] = [
  'Yes: {fact}',
  'That is right. {fact}',
  'So it is: {fact}',
  'Right. {fact}',
];

export const CORRECTIONS: readonly Template[] = [
  'One correction: {fact}',
  'On one point the record differs: {fact}',
  'One thing to put right: {fact}',
  'As far as my notes go: {fact}',
];

/** The reader insists; the fact stays. */
export const CORRECTIONS_HELD: readonly Template[] = [
  'I keep to the record on this: {fact} What you make of it is open.',
  'The fact stays as it is: {fact} Your reading of it is open.',
  'My notes are firm there: {fact} Your thought need not depend on it.',
];

export const FOOTHOLDS: readonly Template[] = [
  'What we have to go by: {fact}',
  'Something to go on: {fact}',
  'This much is there to be seen: {fact}',
  'One thing to hold it against: {fact}',
];

/** Bringing in the work the reader named. */
export const SECOND_WORKS: readonly Template[] = [
  'In {otherTitle}, to set beside it: {otherText}',
  '{otherTitle}, then. There: {otherText}',
  'On the other side, {otherTitle}: {otherText}',
  'You bring in {otherTitle}. What it has: {otherText}',
];
