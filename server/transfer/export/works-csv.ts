/** Books, films and artworks as one table that a spreadsheet opens safely, and that can be imported again. */
import { safeCell } from '#contract/spreadsheet-cell.ts';
import type { Slices } from '../../json-pieces.ts';
import { type AnyWork, WORK_SHAPES, type WorkKind } from '../../store/work-shapes.ts';

type Value = (work: AnyWork, kind: WorkKind) => unknown;

const field =
  (...names: string[]): Value =>
  (work) =>
    names.map((name) => Reflect.get(work, name)).find((value) => value != null);

const KINDS: Record<WorkKind, string> = { book: 'book', movie: 'film', artwork: 'artwork' };

const COLUMNS: readonly [string, Value][] = [
  ['Kind', (_, kind) => KINDS[kind]],
  ['Title', field('title')],
  ['Creator', (work, kind) => Reflect.get(work, WORK_SHAPES[kind].creator)],
  ['Year', field('year')],
  ['ISBN', field('isbn')],
  ['Rating', field('rating')],
  ['Status', field('status')],
  ['Date Read', field('dateRead')],
  ['Genre', field('genre')],
  ['Medium', field('medium')],
  ['Dimensions', field('dimensions')],
  ['Location', field('location')],
  ['Movement', field('movement')],
  ['Image', field('coverUrl', 'posterUrl', 'imageUrl')],
  ['Notes', field('notes')],
  ['Added', field('createdAt')],
];

/** The mark at its start tells a spreadsheet that it is UTF-8. */
export async function* worksCsv(works: Record<WorkKind, Slices<AnyWork>>): AsyncGenerator<string> {
  yield `\ufeff${COLUMNS.map(([name]) => name).join(',')}\r\n`;
  for (const kind of ['book', 'movie', 'artwork'] as const)
    for await (const some of works[kind])
      for (const work of some) yield `${COLUMNS.map(([, value]) => cell(value(work, kind))).join(',')}\r\n`;
}

const cell = (value: unknown): string => {
  if (value == null) return '';
  const text = safeCell(String(value));
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
