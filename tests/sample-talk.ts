import { objectiveOf } from '#catalogue/objectives.ts';
import type { Brief, Reading, ReplyRequest, Talk } from '#guide/types.ts';

/** A small discussion for tests and comparisons of engines: nothing in the product uses it. */

const objective = objectiveOf('book', 'Critical Thinking');
if (!objective) throw new Error('The catalogue has no objective “Critical Thinking” for books.');

export const sampleTalk = (changes: Partial<Talk> = {}): Talk => ({
  subject: { kind: 'book', title: 'The Lamp Room', creator: 'Ada Quill', knowledge: null },
  objective,
  turns: [{ role: 'guide', text: 'Does the keeper in “The Lamp Room” choose to stay?' }],
  seed: 'sample',
  ...changes,
});

export const sampleReading: Reading = {
  kind: 'answer',
  language: 'en',
  judged: true,
  observations: [],
  caps: [],
  mentions: [],
};

export const sampleBrief: Brief = {
  move: 'COUNTER',
  rung: 3,
  hint: 0,
  words: 80,
  language: 'en',
  instructions: ['Test the reading against one moment that points the other way.', 'At most 80 words.'],
  draft: 'Which moment points the other way?',
};

export const sampleRequest = (changes: Partial<ReplyRequest> = {}): ReplyRequest => ({
  talk: sampleTalk(),
  message: 'He lights the lamp on the night nobody sails, so by then it is for himself.',
  reading: sampleReading,
  brief: sampleBrief,
  ...changes,
});
