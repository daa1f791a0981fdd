/**
 * Lists of any length as one value, so that the statement stays the same one: an `in (?, ?, …)` would be
 * prepared anew, and kept, for every length there is.
 */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { EngineName } from './migrate.ts';
import type { NewRow, Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

/** `column in these`, as a condition. */
export const isAmong = (
  engine: EngineName,
  column: string,
  values: readonly (number | string)[],
): RawBuilder<boolean> =>
  engine === 'sqlite'
    ? sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
    : sql<boolean>`${sql.ref(column)} = any(${values})`;

type ColumnType = 'bigint' | 'text' | 'double precision';

/** Puts the rows down in one statement, over those that are there under the same key. */
export const putRows = async <T extends keyof Tables>(
  db: Db,
  engine: EngineName,
  table: T,
  columns: { readonly [C in keyof NewRow<T> & string]: ColumnType },
  key: readonly (keyof NewRow<T> & string)[],
  rows: readonly NewRow<T>[],
): Promise<void> => {
  if (rows.length === 0) return;
  const names = Object.keys(columns) as (keyof NewRow<T> & string)[];
  const list = sql.join(names.map((name) => sql.ref(name)));
  const values = JSON.stringify(rows.map((row) => names.map((name) => row[name] ?? null)));
  const read = names.map((name, at) =>
    engine === 'sqlite'
      ? sql`json_extract(value, ${sql.lit(`$[${at}]`)})`
      : sql`(value ->> ${sql.lit(at)})::${sql.raw(columns[name])}`,
  );
  const from =
    engine === 'sqlite' ? sql`json_each(${values})` : sql`json_array_elements(${values}::json) as one(value)`;
  const others = names.filter((name) => !key.includes(name));
  const set = sql.join(others.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  await sql`insert into ${sql.table(table)} (${list}) select ${sql.join(read)} from ${from} where true
    on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update set ${set}`.execute(db);
};
