import { describe, expect, test } from 'vitest';
import type { Rating } from '#contract/kinds.ts';
import { talkAbout } from '../eval/sample-talks.ts';
import { judge } from '../judging/judge.ts';
import type { Talk } from '../types.ts';
import { read } from './read.ts';

const ask = 'Which detail turns that act into a sign of a wish or a fear?';

/** The reader has said something, which was given this level, and is asked on. */
const after = (said: string, rating: Rating): Talk =>
  talkAbout('book', 'Never Let Me Go', 'Kazuo Ishiguro', 'Perspective & Empathy', ask, [
    { role: 'guide', text: 'Whom do you find hardest to forgive?' },
    { role: 'reader', text: said },
    { role: 'guide', text: ask, feedback: { rating, comment: '' } },
  ]);

const levelOf = (message: string, talk: Talk) => judge(message, read(message, talk), talk)?.rating;
const kathy = 'Kathy. She keeps saying she was a good carer.';

describe('a reply that goes on with the reader’s own thought is weighed with it', () => {
  test.each([
    "Because nobody else is going to thank her. The donors die and the people who run it don't care.",
    'Then the carers are the ones who keep it all going, and being proud of it is part of the trap.',
    "It's like when my gran moved into a home and still set the table for four.",
  ])('“%s”', (message) => {
    expect(levelOf(message, after(kathy, 'fair'))).toBe('good');
    expect(levelOf(message, after('no', 'needs_improvement'))).not.toBe('good');
  });

  test('but a because alone earns nothing, and never the highest level', () => {
    expect(levelOf('Because it is.', after(kathy, 'good'))).toBe('needs_improvement');
    expect(levelOf('So yes, because she just does it all the time.', after(kathy, 'good'))).not.toBe('good');
  });
});

test('a feeling told where one was asked for is an answer', () => {
  const question = 'What is the step from what is there to what you feel?';
  const talk = (turns: Talk['turns'], asked = question) =>
    talkAbout('artwork', 'Las Meninas', 'Diego Velázquez', 'General Discussion', asked, turns);
  const before: Talk['turns'] = [
    { role: 'reader', text: 'Nobody is looking at the dog. Everyone looks at us.' },
    { role: 'guide', text: question, feedback: { rating: 'fair', comment: '' } },
  ];
  const feeling = 'I feel caught. As if I had come in and they stopped talking.';
  expect(levelOf(feeling, talk(before))).not.toBe('needs_improvement');
  expect(levelOf('I feel sad.', talk(before))).toBe('needs_improvement');
});

test('a view revised is a view, however short', () => {
  expect(levelOf('I think now that she could not do otherwise', after(kathy, 'fair'))).toBe('fair');
});

test('an episode told before is still somebody’s own', () => {
  const question = 'Give me the step between: how did you get from the page to the thought?';
  const talk = talkAbout(
    'book',
    "Man's Search for Meaning",
    'Viktor E. Frankl',
    'Personal Reflection',
    question,
    [
      { role: 'guide', text: 'What has it to do with you?' },
      {
        role: 'reader',
        text: 'My father lost his job, and what helped him was walking the dog of a neighbor.',
      },
      { role: 'guide', text: question, feedback: { rating: 'fair', comment: '' } },
    ],
  );
  const message = 'The dog needed him. Nobody else did at that point, or he thought so.';
  expect(read(message, talk).caps).toEqual([]);
  expect(read(message, { ...talk, turns: [] }).caps.map(({ cap }) => cap)).toEqual(['generic']);
});

test('what the reader has brought in is no longer beside the point', () => {
  const question = 'What would I have to look at again to see it your way?';
  const message =
    'The difference is whether anything could change my mind. With my friend a video would. With my uncle nothing would.';
  const talk = (rating: Rating): Talk =>
    talkAbout('concept', 'Confirmation bias', 'Exploration', 'Critical Thinking', question, [
      { role: 'guide', text: 'When does it mislead?' },
      {
        role: 'reader',
        text: 'My uncle reads three newspapers of one side, and my friend was accused of theft.',
      },
      { role: 'guide', text: question, feedback: { rating, comment: '' } },
    ]);
  expect(levelOf(message, talk('good'))).toBe('fair');
  expect(levelOf(message, talk('needs_improvement'))).toBe('needs_improvement');
});
