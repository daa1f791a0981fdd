/** A whole table read: a draft for each good line, a reason for each bad one. */

import * as say from '../words.ts';
import { Columns } from './columns.ts';
import { type CsvLine, csvLines, delimiterOf } from './csv-lines.ts';
import { FileRefused, LineFault } from './faults.ts';
import { letterboxdList } from './letterboxd.ts';
import { isOurs, titleIn } from './plain-csv.ts';
import type { Progress } from './progress.ts';
import { recognise, type TableFormat } from './recognise.ts';
import { checkedWork, type LineReader, type WorkDraft } from './work-line.ts';

/** Beyond this a file is no one's library. */
const MOST_LINES = 100_000;

export type WorkLine = { line: number; title: string } & ({ draft: WorkDraft } | { failure: string });
export type Table = { format: TableFormat; isOurs: boolean; lines: WorkLine[] };

type About = { asked: TableFormat | null; filename: string };
type Header = {
  format: TableFormat;
  columns: Columns;
  read: LineReader;
  titleOf: (cells: string[]) => string;
};

export const readTable = async (content: string, about: About, progress: Progress): Promise<Table> => {
  const source = csvLines(content, delimiterOf(content));
  const header = await headerOf(source, about);
  const lines: WorkLine[] = [];
  for await (const { line, cells, at } of source) {
    if (lines.length >= MOST_LINES) throw new FileRefused(say.tooManyWorks(MOST_LINES, line));
    lines.push(workLine(header, line, cells));
    progress.now('reading', at, content.length);
  }
  return { format: header.format, isOurs: isOurs(header.columns), lines };
};

const LIST = /^\ufeff?Letterboxd list export/;

const headerOf = async (source: AsyncGenerator<CsvLine>, { asked, filename }: About): Promise<Header> => {
  const first = await next(source, 1);
  if (!LIST.test(first.cells[0] ?? '')) {
    const columns = new Columns(first.cells, first.line);
    const { format, reader } = recognise(columns, asked, first.line);
    return headed(format, columns, reader(columns, { filename }));
  }
  if (asked && asked !== 'letterboxd') throw new FileRefused(say.thisIsAListFromLetterboxd);
  const names = await next(source, 2);
  const about = await next(source, 3);
  const listName = new Columns(names.cells, names.line).cell('name')(about.cells) || 'without a name';
  const header = await next(source, 5);
  const columns = new Columns(header.cells, header.line);
  if (!columns.has('name') || !columns.has('position'))
    throw new FileRefused(say.notALetterboxdList(header.line));
  return headed('letterboxd', columns, letterboxdList(listName)(columns, { filename }));
};

const headed = (format: TableFormat, columns: Columns, read: LineReader): Header => ({
  format,
  columns,
  read,
  titleOf: titleIn(columns),
});

const next = async (source: AsyncGenerator<CsvLine>, line: number): Promise<CsvLine> => {
  const { done, value } = await source.next();
  if (done) throw new FileRefused(line === 1 ? say.theFileIsEmpty : say.theFileEndsBeforeLine(line));
  return value;
};

const LONGEST_TITLE = 500;

const workLine = ({ columns, read, titleOf }: Header, line: number, cells: string[]): WorkLine => {
  const title = titleOf(cells).replace(/\s+/g, ' ').slice(0, LONGEST_TITLE);
  try {
    const beyond = cells.findIndex((cell, place) => place >= columns.count && cell.trim() !== '');
    if (beyond >= 0) throw new LineFault(say.moreCellsThanColumns(cells.length, columns.count));
    if (!isOurs(columns) && titleOf(cells).includes('\n'))
      throw new LineFault(say.theTitleRunsOverSeveralLines);
    return { line, title, draft: checkedWork(read(cells)) };
  } catch (thrown) {
    if (thrown instanceof LineFault) return { line, title, failure: thrown.message };
    throw thrown;
  }
};
