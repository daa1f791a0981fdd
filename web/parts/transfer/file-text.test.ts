import { describe, expect, test } from 'vitest';
import { fileText, NotTextError } from './file-text.ts';

const HEADER = 'Title,Author\nMémoires d’Hadrien,Márai Sándor\n';
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, bigEndian: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return bigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );
const latin1 = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const plain = 'Title,Author\nDer Prozess,Franz Kafka\nMémoires,Marguerite Yourcenar\n';

describe('a file is read whatever program wrote it', () => {
  test.each([
    ['UTF-8', utf8(HEADER), HEADER],
    ['UTF-8 with its mark', utf8(`\ufeff${HEADER}`), HEADER],
    ['UTF-16, little end first, with its mark', utf16(`\ufeff${HEADER}`, false), HEADER],
    ['UTF-16, big end first, with its mark', utf16(`\ufeff${HEADER}`, true), HEADER],
    ['UTF-16 without a mark', utf16(plain, false), plain],
    ['UTF-16 without a mark, big end first', utf16(plain, true), plain],
    ['Latin-1', latin1(plain), plain],
    ['Windows-1252', Uint8Array.of(...latin1('a,'), 0x93, ...latin1('b'), 0x94, 0x80), 'a,“b”€'],
    ['nothing at all', new Uint8Array(), ''],
  ])('%s', (_, bytes, text) => {
    expect(fileText(bytes)).toBe(text);
  });
});

describe('what is no list is called by its name', () => {
  test.each([
    ['picture', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]],
    ['picture', [0xff, 0xd8, 0xff, 0xe0, 0, 16]],
    ['zip', [0x50, 0x4b, 3, 4, 20, 0]],
    ['PDF', [...utf8('%PDF-1.7\n')]],
    ['packed', [0x1f, 0x8b, 8, 0, 0]],
    ['another kind', [65, 0, 0, 66, 0, 67, 200, 0, 7, 0]],
  ])('%s', (name, bytes) => {
    expect(() => fileText(Uint8Array.from(bytes))).toThrow(NotTextError);
    expect(() => fileText(Uint8Array.from(bytes))).toThrow(name);
  });
});
