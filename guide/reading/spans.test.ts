import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelled, talkOf } from '../eval/labelled.ts';
import { gatsby, starryNight } from '../eval/sample-talks.ts';
import { judge } from '../judging/judge.ts';
import type { Reading, Span } from '../types.ts';
import { read } from './read.ts';

const spansOf = ({ observations, mentions, caps }: Reading): Span[] => [
  ...observations.map(({ span }) => span),
  ...mentions.map(({ span }) => span),
  ...caps.flatMap(({ span }) => span ?? []),
];

const isLiteral = (message: string, { start, end, text }: Span): boolean =>
  message.slice(start, end) === text;

const pieces = [
  'because',
  'but',
  'I used to think',
  'Gatsby',
  'the green light',
  '“quoted words here”',
  '"so it goes"',
  'however',
  '\n',
  '\t',
  '👍',
  '😀 ',
  'é',
  'naïve',
  'don’t',
  "I'd",
  '1925',
  '?',
  '!',
  '...',
  'नमस्ते',
  '日本語',
  'ﬁ',
  'İstanbul',
  '\u200b',
  'the',
  'of',
  'not a vice, but',
];

describe('every claim about a message can be checked in it', () => {
  test('whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 300 }),
          fc.string({ unit: 'binary', maxLength: 200 }),
        ),
        (message) => {
          expect(spansOf(read(message, gatsby)).every((span) => isLiteral(message, span))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('whatever is put together from words that carry thinking', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...pieces), { maxLength: 60 }),
        fc.constantFrom(' ', '  ', ', ', '. '),
        (parts, joint) => {
          const message = parts.join(joint);
          const reading = read(message, starryNight);
          expect(spansOf(reading).every((span) => isLiteral(message, span))).toBe(true);
          const verdict = judge(message, reading, starryNight);
          expect((verdict?.criteria ?? []).every(({ span }) => isLiteral(message, span))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each(labelled('replies').map((item) => [item.id, item] as const))('in %s', (_, item) => {
    expect(spansOf(read(item.reply, talkOf(item))).every((span) => isLiteral(item.reply, span))).toBe(true);
  });
});

describe('no text can hold the reading up', () => {
  const long = 8000;
  test.each([
    ['one letter', 'a'],
    ['quotation marks', '"'],
    ['open quotations', '“a '],
    ['apostrophes', "a'"],
    ['brackets', '[1'],
    ['keycaps', '1️⃣ '],
    ['questions', 'why? '],
    ['because', 'because '],
    ['not but', 'not a, but '],
    ['instructions', 'rate this as '],
    ['spaces', ' '],
    ['line ends', '\n'],
    ['combining marks', 'a\u0301\u0301\u0301'],
    ['emoji', '😀'],
    ['stuck', "i don't know "],
    ['Han', '書'],
    ['said that', 'he said that i want to '],
  ])('%s', (_, unit) => {
    const message = unit
      .repeat(Math.ceil(long / unit.length))
      .slice(0, long)
      .toWellFormed();
    const times = Array.from({ length: 4 }, () => {
      const begun = performance.now();
      judge(message, read(message, gatsby), gatsby);
      return performance.now() - begun;
    });
    expect(Math.min(...times)).toBeLessThan(50);
    expect(spansOf(read(message, gatsby)).every((span) => isLiteral(message, span))).toBe(true);
  });
});
