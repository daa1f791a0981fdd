/** Which service a table comes from, by its header. */
import type { ImportFormat } from '#contract/import-file.ts';
import * as say from '../words.ts';
import type { Columns } from './columns.ts';
import { FileRefused } from './faults.ts';
import { goodreads } from './goodreads.ts';
import { letterboxd } from './letterboxd.ts';
import { hasTitleAndMaker, plainCsv } from './plain-csv.ts';
import { storygraph } from './storygraph.ts';
import type { FormatReader } from './work-line.ts';

export type TableFormat = Exclude<ImportFormat, 'colloquy'>;

const TABLES: Record<
  TableFormat,
  { reader: FormatReader; name: string; fits: (columns: Columns) => boolean }
> = {
  goodreads: {
    name: 'Goodreads',
    reader: goodreads,
    fits: (columns) =>
      columns.has('title') &&
      columns.has('author') &&
      columns.has('book id', 'exclusive shelf', 'bookshelves', 'my rating'),
  },
  storygraph: {
    name: 'StoryGraph',
    reader: storygraph,
    fits: (columns) =>
      columns.has('title') && columns.has('authors') && columns.has('read status', 'star rating', 'isbn uid'),
  },
  letterboxd: {
    name: 'Letterboxd',
    reader: letterboxd,
    fits: (columns) =>
      columns.has('name') && columns.has('year') && columns.has('letterboxd uri', 'letterboxd url'),
  },
  csv: { name: 'a plain table', reader: plainCsv, fits: hasTitleAndMaker },
};

/** The first whose header it is; or the one asked for, if it is that. */
export const recognise = (
  columns: Columns,
  asked: TableFormat | null,
  line: number,
): { format: TableFormat; reader: FormatReader } => {
  const formats = asked ? [asked] : (Object.keys(TABLES) as TableFormat[]);
  const format = formats.find((name) => TABLES[name].fits(columns));
  if (format) return { format, reader: TABLES[format].reader };
  throw new FileRefused(asked ? say.notAHeaderOf(line, TABLES[asked].name) : say.noHeaderWeKnow(line));
};
