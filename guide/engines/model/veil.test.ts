import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thinksAloud, thoughtVeil } from './veil.ts';

const through = (pieces: readonly string[], suspicious = false) => {
  const veil = thoughtVeil(suspicious);
  return pieces.map((piece) => veil.lift(piece)).join('') + veil.end();
};

/** A text cut at the given places, in any order. */
const cutAt = (text: string, places: readonly number[]) => {
  const at = [0, ...places.map((place) => place % (text.length + 1)), text.length].sort((a, b) => a - b);
  return at.slice(1).map((end, index) => text.slice(at[index], end));
};
const places = fc.array(fc.nat(), { maxLength: 12 });

describe('what a model thinks', () => {
  it.each([
    ['<think>the reader is wrong</think>\n\nWhere do you see it?'],
    ['<THINKING>\nstep 1\n</THINKING>Where do you see it?'],
    ['[THINK]first[/THINK] Where do you see it?'],
    ['◁think▷first◁/think▷Where do you see it?'],
    ['<think></think>\n\n<reasoning>two</reasoning>\nWhere do you see it?'],
  ])('is kept from the reader: %s', (text) => {
    expect(through([text])).toBe('Where do you see it?');
  });

  it('is kept from the reader however the text is cut into pieces', () => {
    const thought = fc.string({ maxLength: 40 }).filter((text) => !text.includes('</think>'));
    fc.assert(
      fc.property(thought, fc.string(), places, (secret, tail, cuts) => {
        const text = `So the lamp matters. <think>${secret}</think>${tail.replaceAll('<', '')}`;
        expect(through(cutAt(text, cuts))).toBe(through([text]));
        expect(through(cutAt(text, cuts))).not.toContain('think');
      }),
    );
  });

  it('is kept back to the end where the closing tag never comes', () => {
    expect(through(['You say so. ', '<thi', 'nk>but is it tr', 'ue'])).toBe('You say so. ');
  });

  it('is kept back in models that may leave out the opening tag', () => {
    expect(through(['the reader is wrong', '</th', 'ink>\nWhere?'], true)).toBe('Where?');
    expect(through(['Where do ', 'you see it?'], true)).toBe('Where do you see it?');
  });

  it.each([
    ['deepseek-r1:7b', true],
    ['qwq', true],
    ['qwen3-30b-thinking', true],
    ['llama3.2', false],
    ['gpt-6.1-terra', false],
  ])('is expected of %s: %s', (model, expected) => {
    expect(thinksAloud(model)).toBe(expected);
  });
});

describe('all other text', () => {
  const plain = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what may not be in it
    .map((text) => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, ''))
    .filter((text) => !/[<[◁]/.test(text));

  it('comes through unchanged, nothing lost or doubled, even with characters cut in half', () => {
    fc.assert(
      fc.property(plain, places, (text, cuts) => {
        expect(through(cutAt(text, cuts))).toBe(text);
      }),
    );
  });

  it('never holds half a character at the end of a piece', () => {
    const veil = thoughtVeil();
    expect(veil.lift('a\ud83d')).toBe('a');
    expect(veil.lift('\ude42b')).toBe('🙂b');
  });

  it('keeps brackets and tags of other kinds', () => {
    const text = 'He writes “2+2=5” [in the dust] <em>alone</em>, 3 < 4, <thin ice';
    expect(through(cutAt(text, [3, 9, 25, 27, 40, 52, 60]))).toBe(text);
  });

  it('loses control characters, which no database holds', () => {
    expect(through(['a\u0000b\u001b[2Jc\n\td'])).toBe('ab[2Jc\n\td');
  });
});
