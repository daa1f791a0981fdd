/**
 * The database itself notes how much somebody holds, in bytes and in pieces, whoever changed it and by whatever way. On
 * PostgreSQL notes are only added, so nobody waits for anybody; `held.ts` puts them together.
 */
import type { EngineName } from './migrate.ts';

/** What of each table has a length of its own. */
const TEXTS: Record<string, readonly string[]> = {
  books: ['title', 'author', 'notes', 'coverUrl'],
  movies: ['title', 'director', 'notes', 'posterUrl'],
  artworks: ['title', 'artist', 'notes', 'imageUrl'],
  customObjectives: ['title', 'description'],
  discussions: ['title', 'creator', 'objective', 'name'],
  messages: ['content', 'verdict', 'verdicts', 'turn'],
  shares: ['copy'],
  blobs: ['bytes'],
};
/** What a row takes beside them: its other fields, its places in the indexes. */
const BESIDE = 200;

const bytes = (table: string, row = '') =>
  `(${(TEXTS[table] ?? []).map((column) => `coalesce(octet_length(${row}"${column}"), 0)`).join(' + ')} + ${BESIDE})`;

const insert = (rows: string) => `insert into "heldChanges" ("userId", bytes, pieces) ${rows}`;
/** Only while the person is there: with an account all of this goes. */
const isHere = (row: string) => `exists (select 1 from users where id = ${row}."userId")`;

/** One row for each person: the file has one writer. */
const add = (row: 'new' | 'old', more: string, pieces: number) =>
  `${insert(`select ${row}."userId", 0, 0 where ${isHere(row)}
      and not exists (select 1 from "heldChanges" where "userId" = ${row}."userId")`)};
    update "heldChanges" set bytes = bytes + ${more}, pieces = pieces + ${pieces} where "userId" = ${row}."userId";`;

const sqlite = (table: string): string[] => {
  const [was, now] = [bytes(table, 'old.'), bytes(table, 'new.')];
  const columns = TEXTS[table]?.map((column) => `"${column}"`).join(', ');
  return [
    `create trigger "${table}_insert_held" after insert on "${table}" begin ${add('new', now, 1)} end`,
    `create trigger "${table}_delete_held" after delete on "${table}" begin ${add('old', `-${was}`, -1)} end`,
    `create trigger "${table}_update_held" after update of ${columns} on "${table}" when ${was} <> ${now} begin
      ${add('new', `(${now} - ${was})`, 0)} end`,
  ];
};

/** Once a statement, not once a row. */
const postgres = (table: string): string[] => {
  const key = table === 'blobs' ? 'name' : 'id';
  const name = (event: string) => `"hold_${event}_${table}"`;
  const body = (event: string, rows: string) =>
    `create function ${name(event)}() returns trigger language plpgsql as $$ begin
      ${insert(rows)}; return null; end $$`;
  const trigger = (event: string, rows: string) =>
    `create trigger "${table}_${event}_held" after ${event} on "${table}"
      referencing ${rows} for each statement execute function ${name(event)}()`;
  const all = (sign: string) => `select "userId", ${sign}sum(${bytes(table)}), ${sign}count(*) from touched
      where ${isHere('touched')} group by "userId"`;
  const more = `sum(${bytes(table, 'now.')} - ${bytes(table, 'was.')})`;
  return [
    body('insert', all('')),
    body('delete', all('-')),
    body(
      'update',
      `select now."userId", ${more}, 0 from was join now on was."${key}" = now."${key}"
        where ${bytes(table, 'now.')} <> ${bytes(table, 'was.')} and ${isHere('now')} group by now."userId"`,
    ),
    trigger('insert', 'new table as touched'),
    trigger('delete', 'old table as touched'),
    trigger('update', 'old table as was new table as now'),
  ];
};

const perTable: Record<EngineName, (table: string) => string[]> = { sqlite, postgres };
export const noteHeld = (engine: EngineName): string[] => Object.keys(TEXTS).flatMap(perTable[engine]);

/** What there was before anybody noted it. */
const each = Object.keys(TEXTS).map(
  (table) => `select "userId", ${bytes(table)} as bytes from "${table}" as "of_${table}"`,
);
export const whatIsThere = `select "userId", sum(bytes) as bytes, count(*) as pieces
  from (${each.join(' union all ')}) as everything group by "userId"`;
export const noteWhatIsThere = insert(whatIsThere);
