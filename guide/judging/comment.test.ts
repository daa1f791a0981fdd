import { describe, expect, test } from 'vitest';
import { OBJECTIVES } from '#catalogue/objectives.ts';
import { KINDS } from '#contract/kinds.ts';
import { gatsby, talkAbout } from '../eval/sample-talks.ts';
import { read } from '../reading/read.ts';
import type { Talk } from '../types.ts';
import { commentFor, isFitComment } from './comment.ts';
import { LINES, type LineKey } from './comment-lines.ts';
import { judge } from './judge.ts';
import { wordingFor } from './wording.ts';

const keys = Object.keys(LINES) as LineKey[];
const quote = 'six of the very longest words';
const note = 'It was painted in the winter of that year, as the letters to his brother show.';

/** The same talk, so many reader's turns later. */
const after = (turns: number, talk: Talk): Talk => ({
  ...talk,
  turns: [...Array.from({ length: turns }, () => ({ role: 'reader' as const, text: 'x' })), ...talk.turns],
});

describe('every wording', () => {
  test.each(keys)('for %s is short, free of praise, asks once and quotes only the reader', (key) => {
    for (const kind of KINDS)
      for (const objective of OBJECTIVES[kind])
        for (let turn = 0; turn < LINES[key].length; turn++) {
          const talk = after(turn, { ...gatsby, subject: { ...gatsby.subject, kind }, objective });
          const comment = commentFor(key, { quote, note, move: 'let another view speak' }, talk);
          expect(comment, comment).not.toMatch(/[{}]/);
          expect(isFitComment(comment, quote), comment).toBe(true);
        }
  });

  test.each(keys)('for %s has six to take turns with, or falls back without a quotation', (key) => {
    expect(new Set(LINES[key]).size).toBe(6);
    expect(commentFor(key, { quote: null }, gatsby)).not.toContain('{');
    expect(isFitComment(commentFor(key, { quote: null }, gatsby), '')).toBe(true);
  });
});

test('a fact remembered is asked for its before and after, and not for a view', () => {
  const message = 'Winston works at the Ministry of Truth';
  const talk = talkAbout('book', '1984', 'George Orwell', 'Recall Key Facts', 'What does Winston do?', [
    { role: 'guide', text: 'What does Winston do?' },
  ]);
  const verdict = judge(message, read(message, talk), talk);
  expect(verdict?.rating).toBe('fair');
  expect(verdict?.comment).not.toMatch(/view|point|made you think/);
});

test('one’s own days are asked what the work has to do with them', () => {
  const message = 'I was angry at my father for not looking for a job harder.';
  const talk = talkAbout(
    'book',
    "Man's Search for Meaning",
    'Viktor E. Frankl',
    'Personal Reflection',
    'And you?',
    [{ role: 'guide', text: 'And you?' }],
  );
  const verdict = judge(message, read(message, talk), talk);
  expect(verdict?.rating).toBe('fair');
  expect(verdict?.comment).toMatch(/the book/);
  expect(verdict?.comment).not.toMatch(/made you think so|argue/);
});

test('what to try next is another thing each time, and fits every wording', () => {
  for (const kind of KINDS)
    for (const objective of OBJECTIVES[kind]) {
      let talk: Talk = { ...gatsby, subject: { ...gatsby.subject, kind }, objective, turns: [] };
      const said: string[] = [];
      for (let turn = 0; turn < 3; turn++) {
        const comment = commentFor('good', { quote }, talk);
        expect(isFitComment(comment, quote), comment).toBe(true);
        said.push(comment);
        talk = {
          ...talk,
          turns: [
            ...talk.turns,
            { role: 'reader', text: 'x' },
            { role: 'guide', text: 'y', feedback: { rating: 'good', comment } },
          ],
        };
      }
      const { tests } = wordingFor(talk);
      expect(said.map((comment) => tests.findIndex((one) => comment.includes(one))).toSorted()).toEqual([
        0, 1, 2,
      ]);
    }
});

describe('a comment written by a model is held to the same', () => {
  test.each([
    ['praise', 'Great work on “the tea”. Next, look again.'],
    ['two questions', 'You used “the tea”. Why? And what for?'],
    ['words the reader did not write', 'You used “the green light” well enough. Next, test it.'],
    ['too many words', `${'word '.repeat(46)}.`],
    ['a link', 'See https://example.org for “the tea”.'],
    ['nothing', ''],
  ])('%s is not fit', (_, comment) => {
    expect(isFitComment(comment, 'He arranges the tea himself.')).toBe(false);
  });

  test('praise in the words of the quotation is the reader’s affair', () => {
    expect(isFitComment('You stop at “a great house”. Next, say who sees it.', 'It is a great house.')).toBe(
      true,
    );
  });
});

test('a word that says nothing is not quoted back', () => {
  const commentOn = (message: string, turns: number) => {
    const talk = after(turns, gatsby);
    return judge(message, read(message, talk), talk)?.comment ?? '';
  };
  for (const turns of [0, 1, 2, 3, 4, 5]) {
    expect(commentOn('its nice', turns)).not.toContain('“its”');
    expect(commentOn('its', turns)).not.toContain('“');
  }
});
