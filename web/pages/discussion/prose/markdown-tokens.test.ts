import { describe, expect, test } from 'vitest';
import { within } from '#tests/attack/within.ts';
import { markdownTokens } from './markdown-tokens.ts';

const LENGTH = 20_000;
const PARTS =
  '*|_|**a |[|![|[a](|`|~|>|> |- |  - |1. |#|\\|a|a\\|b\n|\n|a\n|<|<a |<!--|&|\\\\|[a]: |[a]: b "|**|__a__|*a*|***|_a |_*|~~|~~a|https://a.|www.a|a@b.|a@|(((|"|[[]|`` |    |\t|- - |*** |<a b="|[^|==\n|--\n|<div>\n|\n\n> |\n- |[a][|![a][b]|\n\n__a__|\n\n- '
    .split(/(?<!\\)\|/)
    .map((part) => part.replace('\\|', '|'));

describe('a text made to be slow', () => {
  test.each(PARTS)('is read soon, over and over: %j', (part) => {
    for (const [head, tail] of [
      ['', ''],
      ['', 'x\n\n'],
      ['[a](', ')'],
      ['|a|\n|-|\n', ''],
      ['> ', '*'],
      ['x', ']('],
    ]) {
      const text = head + part.repeat(Math.floor(LENGTH / part.length)) + tail;
      expect(
        within(2_000, () => markdownTokens(text)),
        JSON.stringify([head, tail]),
      ).not.toBeNull();
    }
  });
});

test('what cannot be read as Markdown is shown as it stands', () => {
  const tokens = markdownTokens(`${'>'.repeat(5_000)} deep\n\nand **plain**`);
  expect(tokens.map(({ raw }) => raw).join('\n\n')).toBe(`${'>'.repeat(5_000)} deep\n\nand **plain**`);
});

test('what people and guides write is Markdown', () => {
  const text = `**Which** of the two?\n\n> - one\n>   - two\n\n${'A *long* talk with `code` and [a link](https://example.org).\n\n'.repeat(200)}`;
  const types = markdownTokens(text).map(({ type }) => type);
  expect(types).toContain('blockquote');
  expect(types.filter((type) => type === 'paragraph')).toHaveLength(201);
});

const table = (columns: number, rows: number, row: string) =>
  [`|${'a|'.repeat(columns)}`, `|${'-|'.repeat(columns)}`, ...Array(rows).fill(row)].join('\n');

test('a few characters that would be a table of thousands of cells are shown as they stand, quoted or not', () => {
  const huge = table(90, 200, '|b');
  for (const text of [
    huge,
    `> ${huge.replaceAll('\n', '\n> ')}`,
    Array(8)
      .fill(table(20, 10, '|b'))
      .join('\n\n'),
  ])
    expect(new Set(markdownTokens(text).map(({ type }) => type))).toEqual(new Set(['paragraph']));
});

test('a table that people read is a table', () => {
  expect(markdownTokens(table(8, 40, '|b|c|d|')).map(({ type }) => type)).toEqual(['table']);
});
