/** One line of a file on its way to being a work of the person's. */
import type * as z from 'zod';
import { artworkCalls } from '#contract/artworks.ts';
import { bookCalls } from '#contract/books.ts';
import { movieCalls } from '#contract/movies.ts';
import type { WorkFields, WorkKind } from '../../store/work-shapes.ts';
import * as say from '../words.ts';
import type { Cells, Columns } from './columns.ts';
import { LineFault } from './faults.ts';

/** What a format makes of a line, before anyone checked it. */
export type ReadWork = {
  kind: WorkKind;
  fields: { title: string } & Record<string, unknown>;
  /** When it was added there, as written. */
  added: string;
};

/** How a format reads the lines under its header. */
export type LineReader = (cells: Cells) => ReadWork;
export type FormatReader = (columns: Columns, about: { filename: string }) => LineReader;

export type WorkDraft<K extends WorkKind = WorkKind> = {
  kind: K;
  fields: WorkFields<K>;
  addedAt: number | null;
};

const SHAPES: Record<WorkKind, z.ZodType> = {
  book: bookCalls.add.body,
  movie: movieCalls.add.body,
  artwork: artworkCalls.add.body,
};

/** As the calls that add one check it, so an import lets in nothing they would not. */
export const checkedWork = ({ kind, fields, added }: ReadWork): WorkDraft => {
  const read = SHAPES[kind].safeParse(fields);
  if (!read.success) throw new LineFault(wordsOf(read.error));
  const { userId: _, ...own } = read.data as WorkFields<WorkKind> & { userId?: unknown };
  const addedAt = Date.parse(/^\d{4}[-/]\d{2}[-/]\d{2}/.test(added) ? added.replaceAll('/', '-') : '');
  return { kind, fields: own, addedAt: Number.isNaN(addedAt) ? null : addedAt };
};

/** Which of the texts it is that is too long. */
const LONG: Record<string, string> = { notes: say.theNotes, title: say.theTitle, author: say.theAuthor };

export const wordsOf = ({ issues: [issue] }: z.ZodError): string => {
  if (!issue) return say.thisCouldNotBeRead;
  const field = issue.path.map(String).join('.');
  if (issue.code === 'invalid_type') return say.hasTheWrongForm(field);
  const what = issue.code === 'too_big' ? LONG[field] : undefined;
  return what ? say.tooLong(what, issue.message) : issue.message;
};
