import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLines, delimiterOf } from './csv-lines.ts';

const read = (content: string, delimiter = ',') => Array.fromAsync(csvLines(content, delimiter));

const cell = fc
  .string({ unit: fc.constantFrom('a', 'é', '😀', '"', ',', '\n', ' ') })
  .map((text) => `x${text}`);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('a line has the number it has in the file', () => {
  it('whatever stands in its cells, however lines end, and with empty ones between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.array(cell, { minLength: 2, maxLength: 3 }), fc.nat(2)), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.constantFrom('', '\ufeff'),
        async (rows, end, mark) => {
          let line = 1;
          const wanted = [];
          let content = mark;
          for (const [cells, blanks] of rows) {
            wanted.push({ line, cells });
            content += cells.map(quoted).join(',').replaceAll('\n', end) + end.repeat(blanks + 1);
            line += cells.join().split('\n').length + blanks;
          }
          const found = (await read(content)).map(({ line: at, cells }) => ({ line: at, cells }));
          expect(found).toEqual(wanted);
        },
      ),
    );
  });

  it('also where the file is read in many slices, cut between no two halves of anything', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => `"${'😀'.repeat(n % 7)}\r\n${n}",é`);
    const found = await read(rows.join('\r\n'));
    expect(found).toHaveLength(rows.length);
    expect(found.at(-1)).toMatchObject({ line: 39_999, cells: [`${'😀'.repeat(19_999 % 7)}\n19999`, 'é'] });
    expect(found.every(({ line }, n) => line === 2 * n + 1)).toBe(true);
  });
});

describe('quotation marks', () => {
  it('inside a cell that is not quoted are taken as they are, as Goodreads writes them', async () => {
    expect((await read('a,="0123456789",c'))[0]?.cells).toEqual(['a', '="0123456789"', 'c']);
  });

  it('that are never closed are named after thousands of good lines, too', async () => {
    const good = Array.from({ length: 9000 }, (_, n) => `a${n},b`).join('\n');
    await expect(read(`${good}\n"open,b`)).rejects.toThrow('in line 9001 is opened');
  });

  it('that are never closed are named by the line they open in', async () => {
    await expect(read('a,b\n"c\nc",d\n\n"e,f\ng,h')).rejects.toThrow(
      'A quotation mark in line 5 is opened and never closed.',
    );
  });
});

it.each([
  ['a,b;c,d', ','],
  ['a;b;c', ';'],
  ['a\tb', '\t'],
  ['"a;b;c;d",e', ','],
  ['\ufeffa;b\n1,2,3,4', ';'],
  ['Letterboxd list export v7\nDate,Name', ','],
])('the header %j is parted by %j', (header, delimiter) => {
  expect(delimiterOf(header)).toBe(delimiter);
});
