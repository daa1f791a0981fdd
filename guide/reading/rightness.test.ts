import { describe, expect, test } from 'vitest';
import type { Kind } from '#contract/kinds.ts';
import { talkAbout } from '../eval/sample-talks.ts';
import type { Talk } from '../types.ts';
import { rightnessOf } from './rightness.ts';
import { wordsOf } from './words.ts';

const rightness = (message: string, talk: Talk) => {
  const text = wordsOf(message);
  return rightnessOf(text, text.words, talk);
};

/** What recalling a fact is worth, as the catalogue asks for it. */
function recall(message: string, kind: Kind, title: string, creator: string, question: string) {
  const { right, errors } = rightness(message, talkAbout(kind, title, creator, 'Recall Key Facts', question));
  return right ? 'right' : errors.length > 0 ? errors.map(({ span }) => span.text).join(', ') : 'open';
}

describe('a right answer is seen in a reader’s own words', () => {
  test.each([
    [
      'Their margins would be tiny at first.',
      'The Innovator’s Dilemma',
      'Clayton M. Christensen',
      'Why do leading firms ignore a disruptive product at first?',
    ],
    [
      'Reciprocity, I’d say.',
      'Influence',
      'Robert B. Cialdini',
      'Which principle makes a free gift effective?',
    ],
    [
      'only when he raises get bigger',
      'Nudge',
      'Richard H. Thaler and Cass R. Sunstein',
      "When does Save More Tomorrow take more from a worker's pay?",
    ],
    ['mr collins does', 'Pride and Prejudice', 'Jane Austen', 'Who is to inherit Longbourn after Mr Bennet?'],
    [
      'Not Wickham but Collins',
      'Pride and Prejudice',
      'Jane Austen',
      'Who is to inherit Longbourn after Mr Bennet?',
    ],
  ])('“%s”', (message, title, creator, question) => {
    expect(recall(message, 'book', title, creator, question)).toBe('right');
  });
});

describe('a wrong one as well', () => {
  const longbourn = 'Who is to inherit Longbourn after Mr Bennet?';
  test.each([
    ["It's Bingley's in the end.", 'Bingley'],
    ['not Collins, Wickham', 'Wickham'],
  ])('“%s”', (message, shown) => {
    expect(recall(message, 'book', 'Pride and Prejudice', 'Jane Austen', longbourn)).toContain(shown);
  });
});

describe('no word is taken for another that begins alike', () => {
  const longbourn = 'Who is to inherit Longbourn after Mr Bennet?';
  test.each([
    ['Janet told me, but I forget.', longbourn],
    ['It was left to nobody.', longbourn],
  ])('“%s”', (message, question) => {
    expect(recall(message, 'book', 'Pride and Prejudice', 'Jane Austen', question)).toBe('open');
  });

  test('nor a number', () => {
    expect(
      recall(
        'about sixteen',
        'book',
        'Influence',
        'Robert B. Cialdini',
        'How many principles did the first editions name?',
      ),
    ).toBe('open');
  });
});
