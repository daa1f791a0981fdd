import type { Template } from './table.ts';

/** Fifty words or fewer, the reader's own; the last sentence is the turn's question. */
export const SUMMARIES: readonly Template[] = [
  'So far: {one}; then {two}; and now {three}. Still open is {open}.',
  'You began with {one}, went on to {two}, and have come to {three}. {open} is not settled.',
  'In order: {one}, {two}, {three}. What we have not touched is {open}.',
  'In your words, so far: {one}; {two}; {three}. One thing waits: {open}.',
];

export const SHORT_SUMMARIES: readonly Template[] = [
  'So far: {one}, and now {three}. Still open is {open}.',
  'In your words: first {one}, then {three}. {open} is not settled.',
  'Two things stand: {one}, and {three}. What we have not touched is {open}.',
  'The line so far runs from {one} to {three}. One thing waits: {open}.',
];

export const SINGLE_SUMMARIES: readonly Template[] = [
  'So far one thing stands: {three}. Still open is {open}.',
  'In your words: {three}. {open} is not settled.',
  'What we have is {three}. What we have not touched is {open}.',
];

export const EMPTY_SUMMARIES: readonly Template[] = [
  'So far we have circled {title} without setting anything down. Still open is {open}.',
  'There is nothing of yours to sum up yet; {open} is where we stand.',
];

/** Of facts nobody gives one up. */
export const RECALL_QUESTIONS: readonly Template[] = [
  'Which of these would you check first?',
  'Which of these are you least sure of?',
  'What is missing between them?',
  'In which order did they come?',
];

/** Nor what somebody lived through. */
export const OWN_QUESTIONS: readonly Template[] = [
  'What is missing from it, as you see it?',
  'Which part of that would you now put differently?',
  'What would you tell someone who stands where you stood?',
  'What has {it} to do with it, by now?',
];

export const SUMMARY_QUESTIONS: readonly Template[] = [
  'What would you change in that?',
  'Which part of that would you now put differently?',
  'What is missing from it, as you see it?',
  'Which of these would you give up first?',
  'What would you underline, and what would you strike out?',
  'Does one of these now look wrong to you, and which?',
];

/** What may be open, by what the replies lacked. */
export const OPEN_POINTS = {
  anchor: ['where in {it} one could see it', 'which {part} would bear it out'],
  point: ['what you make of it all', 'which way you would decide'],
  link: ['how the one follows from the other', 'the step from what you saw to what you say'],
  second_move: ['what would speak against it', 'how far it reaches', 'who would see it otherwise'],
} as const;

/** An offer to stop; the question comes last. */
export const CLOSE_OFFERS: readonly Template[] = [
  'You began with {first}, and you are now at {current}. Shall we leave it there, or is there one thing you would still test?',
  'From {first} to {current}: that is some way. Do you want to close on it, or push one thing further?',
  'We have come from {first} to {current}. Is that a place to stop, or what would you still want to ask?',
  'First it was {first}, now it is {current}. Would you rather close here, or take one more turn?',
];

export const SHORT_CLOSE_OFFERS: readonly Template[] = [
  'We could leave it at {current}. Shall we, or is there one thing you would still test?',
  'This may be a place to stop: {current}. Do you want to, or is something still missing?',
  'We have been at it for a while. Would you like to close here, or take one more turn?',
  'Let us see whether we are done. What, if anything, would you still want to ask of {it}?',
];

/** Three lines, then nothing more. */
export const CLOSE_STRONGEST: readonly Template[] = [
  'What I would keep of this talk is your {strongest}.',
  'One sentence of yours to keep: {strongest}.',
  'The thought that carried most was {strongest}.',
  'Of all you said, I would underline {strongest}.',
];

export const CLOSE_MOVED: readonly Template[] = [
  'You began with {first}; you end with {current}.',
  'The way led from {first} to {current}.',
  'At the start it was {first}, at the end {current}.',
  'You came in with {first} and leave with {current}.',
];

export const CLOSE_HELD: readonly Template[] = [
  'It did not move in this talk, and it has not yet met its hardest case.',
  'It stands as you first put it; what would shake it is still to be found.',
  'We gave it one look from one side. There are others.',
];

export const CLOSE_EMPTY: readonly Template[] = [
  'We did not get to a reading of {title} today; the question keeps.',
  '{title} stays as it was for now, and the question stays with it.',
  'Nothing is settled about {title}, and nothing had to be.',
];

export const FAREWELLS: readonly Template[] = [
  'Until the next time.',
  'The talk will be here when you come back.',
  'We leave it there.',
  'That is a place to stop.',
];
