import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTitle } from '#tests/odd-titles.ts';
import { FACES } from './faces.ts';
import { fitText, measure, type Room } from './typeset.ts';
import { printable } from './wording.ts';

const room: Room = { width: 240, height: 160, max: 48, min: 11, face: FACES.bookBold };
const lines = (text: string, more: Partial<Room> = {}) => fitText(text, { ...room, ...more }).lines;

describe('setting a title', () => {
  it('never leaves its room, in any script and at any length', () => {
    fc.assert(
      fc.property(anyTitle, fc.constantFrom(...Object.values(FACES)), (title, face) => {
        const fit = fitText(printable(title) || 'x', { ...room, face });
        expect(fit.height).toBeLessThanOrEqual(room.height + 0.01);
        for (const line of fit.lines) {
          const signs = [...line].length;
          if (signs > 2) expect(measure(line, face) * fit.size).toBeLessThanOrEqual(room.width + 0.01);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every word and its order', () => {
    const title = 'The Structure of Scientific Revolutions';
    expect(lines(title).join(' ')).toBe(title);
  });

  it('does not leave a small word hanging at the end of a line', () => {
    for (const title of [
      'The Left Hand of Darkness',
      'The Remains of the Day',
      'A Tale of Two Cities',
      'The Sound and the Fury',
    ]) {
      for (const line of lines(title, { max: 30 }).slice(0, -1))
        expect(line).not.toMatch(/\b(of|and|the|a)$/i);
    }
  });

  it('makes lines of like length rather than a long one and a stump', () => {
    const [first = '', second = ''] = lines('Thinking, Fast and Slow', { lines: 2, max: 30 });
    expect(Math.abs(first.length - second.length)).toBeLessThanOrEqual(6);
  });

  it('cuts a word that no line can hold into parts of like length, with hyphens', () => {
    const parts = lines('Pneumonoultramicroscopicsilicovolcanoconiosis');
    expect(parts.slice(0, -1).every((part) => part.endsWith('-'))).toBe(true);
    expect(parts.join('').replaceAll('-', '')).toBe('Pneumonoultramicroscopicsilicovolcanoconiosis');
    expect(parts.at(-1)?.length).toBeGreaterThan(4);
  });

  it('breaks Chinese and Japanese between signs, but not before a closing mark', () => {
    const set = lines('世界の終りと、ハードボイルド・ワンダーランド', { max: 34, width: 120 });
    expect(set.length).toBeGreaterThan(2);
    for (const line of set) expect(line).not.toMatch(/^[、・ー]/);
  });

  it('breaks Thai between words', () => {
    expect(lines('คู่กรรมและเรื่องราวของความรักในสงคราม', { max: 30 }).join('')).toBe(
      'คู่กรรมและเรื่องราวของความรักในสงคราม',
    );
  });

  it('never parts a letter from its marks or an emoji from its family', () => {
    const family = '👨‍👩‍👧‍👦';
    for (const line of lines(family.repeat(9), { max: 30 })) expect(line.replaceAll(family, '')).toBe('');
  });

  it('ends in an ellipsis where a text cannot fit even in the smallest size', () => {
    const fit = fitText('word '.repeat(300).trim(), room);
    expect(fit.lines.at(-1)).toMatch(/…$/);
    expect(fit.size).toBe(room.min);
  });
});
