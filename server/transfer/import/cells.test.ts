import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { originalCell, safeCell } from '#contract/spreadsheet-cell.ts';
import { readDay } from './days.ts';
import { isbnKey, readIsbn } from './isbns.ts';
import { reviewText } from './review-text.ts';
import { readStars } from './stars.ts';

describe('days', () => {
  it.each([
    ['', null],
    ['2024/01/31', '2024-01-31'],
    ['2024-1-5', '2024-01-05'],
    ['2024-01-31T10:00:00Z', '2024-01-31'],
    ['31.1.2024', '2024-01-31'],
    ['31/01/2024', '2024-01-31'],
    ['01/31/2024', '2024-01-31'],
    ['05/05/2024', '2024-05-05'],
    ['Jan 31, 2024', '2024-01-31'],
    ['31 January 2024', '2024-01-31'],
    ['2024-02-29', '2024-02-29'],
  ])('%j is %j', (raw, day) => {
    expect(readDay(raw)).toBe(day);
  });

  it.each(['2023-02-29', '2024/13/01', '3/4/2024', 'yesterday', '2024', '31 Foo 2024'])(
    '%j is refused',
    (raw) => {
      expect(() => readDay(raw)).toThrow(/day|date/i);
    },
  );
});

describe('ratings', () => {
  it.each([
    ['', null],
    ['0', null],
    ['3', 3],
    ['4.25', 4.5],
    ['4.75', 5],
    ['4.2', 4],
    ['3,5', 3.5],
    ['★★★½', 3.5],
    ['7/10', 3.5],
    ['4/5', 4],
  ])('%j is %j', (raw, stars) => {
    expect(readStars(raw)).toBe(stars);
  });

  it.each(['6', '-1', 'good', '12/10', 'NaN', '1e1'])('%j is refused', (raw) => {
    expect(() => readStars(raw)).toThrow('not a number from 0 to 5');
  });
});

it('an ISBN is found in what spreadsheets and services make of it', () => {
  expect(readIsbn('="0141439548"')).toBe('0141439548');
  expect(readIsbn('978-0-14-143954-9')).toBe('9780141439549');
  expect(readIsbn('08044295 7x')).toBe('080442957X');
  expect([readIsbn(''), readIsbn('=""'), readIsbn('9.78E+12'), readIsbn('B00ABC')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(isbnKey('0141439548')).toBe('9780141439549');
});

it('a review written for a web page is read as the text it was', () => {
  expect(reviewText('One<br/><br />two <i>three</i> &amp; <b class="x">four</b> 1 < 2')).toBe(
    'One\n\ntwo three & four 1 < 2',
  );
  expect(reviewText('&amp;lt;script&amp;gt;')).toBe('&lt;script&gt;');
});

it('no cell begins a formula, and each is had back as it was', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', "'", "'=", "'＝", ''),
      (rest, start) => {
        const safe = safeCell(start + rest);
        expect(safe).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(originalCell(safe)).toBe(start + rest);
      },
    ),
  );
});
