import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILM_QUESTIONS } from '#catalogue/film-questions.ts';
import { passagesOf, wordsOfChoice } from './menu-lines.ts';

const keycap = (digit: number) => `${digit}\uFE0F\u20E3`;

test('an opening is its welcome and a list, without the digits in the words', () => {
  const opening = `Where shall we begin?\n\n${keycap(1)} The red room\n${keycap(2)} A scene of yours\n\nOr anything else.`;
  expect(passagesOf(opening)).toEqual([
    { type: 'prose', text: 'Where shall we begin?\n' },
    {
      type: 'menu',
      lines: [
        { digit: 1, text: 'The red room' },
        { digit: 2, text: 'A scene of yours' },
      ],
    },
    { type: 'prose', text: 'Or anything else.' },
  ]);
});

test('a model’s way of writing such a list makes no difference', () => {
  const lines = [`- **${keycap(1)}** Themes`, '', `  ${keycap(2)}: **Craft**`, `3\u20E3 Context`];
  expect(passagesOf(lines.join('\n'))).toEqual([
    {
      type: 'menu',
      lines: [
        { digit: 1, text: 'Themes' },
        { digit: 2, text: 'Craft' },
        { digit: 3, text: 'Context' },
      ],
    },
  ]);
});

test.each(['1. An ordinary list', `${keycap(7)} seven is no choice`, `In ${keycap(1)} place`, keycap(1)])(
  '%j is prose',
  (text) => {
    expect(passagesOf(text)).toEqual([{ type: 'prose', text }]);
  },
);

test('no word of a message is lost', () => {
  const words = fc.array(fc.constantFrom('stairs', '', ' ', `${keycap(2)} light`, '> quoted', '\t'));
  fc.assert(
    fc.property(words, (lines) => {
      const shown = passagesOf(lines.join('\n')).flatMap((passage) =>
        passage.type === 'menu' ? passage.lines.map(({ text }) => text) : passage.text.split(/\s+/),
      );
      const given = lines.flatMap((line) => line.replace(/^\d\uFE0F\u20E3/, '').split(/\s+/));
      expect(shown.filter(Boolean)).toEqual(given.filter(Boolean));
    }),
  );
});

test('a film question is sent as its longer prompt, every other line as it stands', () => {
  for (const { label, prompt } of FILM_QUESTIONS) {
    const line = { digit: 1, text: label };
    expect(wordsOfChoice(line, { kind: 'movie', title: 'Vertigo' })).toBe(prompt('Vertigo'));
    expect(wordsOfChoice(line, { kind: 'book', title: 'Vertigo' })).toBe(label);
  }
  expect(wordsOfChoice({ digit: 2, text: 'The tower' }, { kind: 'movie', title: 'Vertigo' })).toBe(
    'The tower',
  );
});
