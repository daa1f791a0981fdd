import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PIECE_MAX, spokenPieces, spokenText } from './spoken-text.ts';

test('what is read aloud are the words alone', () => {
  const text =
    '## A *close* look\n\nSee [the red room](https://a.example/x) and **why**:\n\n- first\n- second\n\n> quoted\n\n1\uFE0F\u20E3 Themes';
  expect(spokenText(text)).toBe('A close look\nSee the red room and why:\nfirst\nsecond\nquoted\nThemes');
});

test('no word is lost or doubled on the way into pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('stairs', 'light,', 'end.', 'why?', '“so.”', '\n')), (words) => {
      const text = words.join(' ');
      expect(spokenPieces(text).join(' ').split(/\s+/).filter(Boolean)).toEqual(
        text.split(/\s+/).filter(Boolean),
      );
    }),
  );
});

test('no piece is too long, even without a place to breathe', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      expect(spokenPieces(text).every(({ length }) => length > 0 && length <= PIECE_MAX)).toBe(true);
    }),
  );
  expect(spokenPieces('x'.repeat(900)).join('')).toBe('x'.repeat(900));
});

test('a piece ends where a sentence does, when it can', () => {
  const sentence = 'The lamp goes out before she has read the letter to its end. ';
  expect(spokenPieces(sentence.repeat(8)).every((piece) => piece.endsWith('end.'))).toBe(true);
});
