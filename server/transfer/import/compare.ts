/** What of a file is new, what is there already: by line, and as what has to be written. */
import type { ImportRow } from '#contract/import-file.ts';
import type { KnownRow } from '../../store/imports.ts';
import { WORK_SHAPES } from '../../store/work-shapes.ts';
import * as say from '../words.ts';
import { type Known, KnownWorks } from './known-works.ts';
import { notesOf } from './notes.ts';
import type { Progress } from './progress.ts';
import type { WorkLine } from './read-table.ts';
import type { WorkDraft } from './work-line.ts';
import { type Pictures, withoutPicture } from './work-pictures.ts';

/** A work of the person's, or one an earlier line of the same file brings. */
export type Place = { id: number } | { line: number; draft: WorkDraft };
export type FreshWork = { line: number; draft: WorkDraft };

export const asKnown = <Id>({ kind, fields }: WorkDraft, id: Id): Known<Id> => ({
  kind,
  title: fields.title,
  creator: String(Reflect.get(fields, WORK_SHAPES[kind].creator)),
  isbn: textOrNull(Reflect.get(fields, 'isbn')),
  year: textOrNull(Reflect.get(fields, 'year')),
  id,
});

const textOrNull = (value: unknown): string | null => (value == null ? null : String(value));

export const worksAtHand = async <Id>(
  slices: AsyncIterable<readonly KnownRow[]>,
  idOf: (row: KnownRow) => Id,
): Promise<KnownWorks<Id>> => {
  const known = new KnownWorks<Id>();
  for await (const rows of slices) for (const row of rows) known.add({ ...row, id: idOf(row) });
  return known;
};

export const compareTable = async (
  lines: readonly WorkLine[],
  atHand: { works: AsyncIterable<readonly KnownRow[]>; pictures: Pictures },
  progress: Progress,
): Promise<{ rows: ImportRow[]; fresh: FreshWork[] }> => {
  const known = await worksAtHand<Place>(atHand.works, ({ id }) => ({ id }));
  const rows: ImportRow[] = [];
  const fresh: FreshWork[] = [];
  await progress.through('comparing', lines, (entry) => {
    const { line, title } = entry;
    if ('failure' in entry) {
      rows.push({ line, title, status: 'failed', message: entry.failure });
      return;
    }
    const { draft } = entry;
    const place = known.find(asKnown(draft, null));
    if (place === undefined) {
      const work = { line, draft: { ...draft, fields: { ...draft.fields } } };
      known.add(asKnown(draft, work));
      fresh.push(work);
      rows.push({ line, title, status: 'new', ...withoutPicture(draft, atHand.pictures) });
    } else if ('line' in place) {
      // A diary has a line for each time a film was seen: what they say is kept together.
      const isKept = addNotes(place.draft, draft);
      rows.push({
        line,
        title,
        status: 'existing',
        message: isKept ? say.keptWithLineTheSameWork(place.line) : say.theSameWorkAsInLine(place.line),
      });
    } else rows.push({ line, title, status: 'existing' });
  });
  return { rows, fresh };
};

const LONGEST_NOTES = 20_000;

const addNotes = (first: WorkDraft, again: WorkDraft): boolean => {
  const { notes } = again.fields;
  if (!notes || first.fields.notes?.includes(notes)) return false;
  const together = notesOf(first.fields.notes, notes);
  if (together && together.length > LONGEST_NOTES) return false;
  first.fields.notes = together;
  return true;
};
