/** The lines of a CSV file with their numbers in it, read slice by slice so that others get their turn. */
import { Readable } from 'node:stream';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type CsvError, type Info, parse } from 'csv-parse';
import * as say from '../words.ts';
import { FileRefused } from './faults.ts';

export type CsvLine = {
  line: number;
  cells: string[] /** How much of the file was read when it came. */;
  at: number;
};

const SLICE = 64 * 1024;
/** In bytes; no line worth importing is as long. */
const LONGEST = 1_000_000;

type Read = { record: string[]; info: Info };

export async function* csvLines(content: string, delimiter: string): AsyncGenerator<CsvLine> {
  let at = 0;
  const slices = async function* () {
    while (at < content.length) {
      const from = at;
      at = sliceEnd(content, from);
      yield content.slice(from, at).replace(/\r\n?/g, '\n');
      await othersTurn();
    }
  };
  // Noted while it is parsed: when a fault is thrown, some lines before it may not have been handed out.
  let ended = 0;
  const parser = parse({
    on_record: (record: string[], { lines }: Info) => {
      ended = lines;
      return record;
    },
    bom: true,
    delimiter,
    info: true,
    record_delimiter: '\n',
    // Goodreads writes ="0123456789" without quoting the quotes.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST,
  });
  try {
    for await (const { record, info } of Readable.from(slices()).pipe(parser) as AsyncIterable<Read>) {
      const line = info.lines - newlinesIn(record);
      if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record, at };
    }
  } catch (thrown) {
    throw asRefusal(thrown, () => nextWritten(content, ended));
  }
}

/** Never between the halves of a line end or of a character. */
const sliceEnd = (content: string, from: number): number => {
  const end = from + SLICE;
  if (end >= content.length) return content.length;
  const last = content.charCodeAt(end - 1);
  return last === 13 || (last >= 0xd800 && last < 0xdc00) ? end + 1 : end;
};

const newlinesIn = (record: string[]): number => {
  let count = 0;
  for (const cell of record)
    for (let place = cell.indexOf('\n'); place >= 0; place = cell.indexOf('\n', place + 1)) count += 1;
  return count;
};

/** The first line after so many that has anything in it. */
const nextWritten = (content: string, ended: number): number => {
  const lines = content.split(/\r\n?|\n/);
  let line = ended;
  while (line < lines.length - 1 && lines[line]?.trim() === '') line += 1;
  return line + 1;
};

const asRefusal = (thrown: unknown, line: () => number): unknown => {
  const code = thrown instanceof Error && 'code' in thrown ? (thrown as CsvError).code : '';
  if (code === 'CSV_QUOTE_NOT_CLOSED') return new FileRefused(say.quotationMarkNeverClosed(line()));
  if (code === 'CSV_MAX_RECORD_SIZE') return new FileRefused(say.lineTooLong(line()));
  return thrown;
};

const DELIMITERS = [',', ';', '\t', '|'];

/** Whatever parts the header most often. */
export const delimiterOf = (content: string): string => {
  const header = headerText(content);
  const counted = DELIMITERS.map((mark) => ({ mark, count: header.split(mark).length }));
  return counted.sort((a, b) => b.count - a.count)[0]?.mark ?? ',';
};

const headerText = (content: string): string => {
  const start = content.slice(0, SLICE).replace(/^[\ufeff\s]+/, '');
  const lines = start.split(/\r\n?|\n/);
  // The list export of Letterboxd says what it is before its header.
  const header = (lines[0] ?? '').startsWith('Letterboxd list export') ? lines[1] : lines[0];
  return (header ?? '').replace(/"(?:[^"]|"")*"/g, '');
};
