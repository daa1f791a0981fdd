/**
 * Moves every row of an SQLite file into an empty PostgreSQL database, in one transaction: the schema, the rows,
 * the counters of ids, and the comparison of every row with where it came from. Whatever goes wrong, nothing is there.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { StartProblem } from '../../config.ts';
import { buildSchema } from '../migrate.ts';
import { openPostgres } from '../postgres.ts';
import { cannotBeUsed } from '../store.ts';
import type { Step } from '../tables.ts';
import { asText, inPieces } from './rows.ts';
import { openSource, type Source } from './source.ts';
import { insertRows, readRows, refuseUnlessEmpty, type Table, tablesOf } from './target.ts';

export type Moved = { name: string; rows: number; hash: string };

/** Tables of the target that no row is copied to: the schema's own history, and what triggers fill. */
const MADE_THERE = ['schema_version', 'message_words'];
/** The one trigger that works while rows come in; whatever else they would set off has happened already. */
const FILLS_SEARCH = { table: 'messages', trigger: 'messages_insert_words' };

export const moveDatabase = async (file: string, databaseUrl: string): Promise<Moved[]> => {
  const source = openSource(file);
  const target = openPostgres(databaseUrl, 1).write;
  try {
    const moved = await target.transaction().execute(async (step) => {
      for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
        await sql`set local ${sql.raw(limit)} = 0`.execute(step);
      await refuseUnlessEmpty(step);
      await buildSchema(step, 'postgres');
      const tables = (await tablesOf(step)).filter(({ name }) => !MADE_THERE.includes(name));
      refuseUnlessAlike(source, tables);
      await withoutTriggers(step, tables, async () => {
        for (const table of tables)
          for (const piece of inPieces(source.rows(table))) await insertRows(step, table, piece);
      });
      for (const table of tables) await goOnCounting(source, step, table);
      const compared: Moved[] = [];
      for (const table of tables) compared.push(await compare(source, step, table));
      return compared;
    });
    await sql`analyze`.execute(target);
    return moved;
  } catch (thrown) {
    throw thrown instanceof StartProblem ? thrown : cannotBeUsed(databaseUrl, thrown);
  } finally {
    await target.destroy();
    source.close();
  }
};

/** Made by the same steps they have the same tables and columns; should they ever not, it is seen here. */
const refuseUnlessAlike = (source: Source, tables: Table[]): void => {
  const shape = (columns: string[]) => [...columns].sort().join();
  const there = source.tables();
  there.delete('schema_version');
  const unlike = tables.find(
    ({ name, columns }) => shape(there.get(name) ?? []) !== shape(columns.map((column) => column.name)),
  );
  const left = [...there.keys()].find((name) => !tables.some((table) => table.name === name));
  if (unlike ?? left)
    throw new StartProblem(
      `The table ${unlike?.name ?? left} is not the same here and there. Nothing was written.`,
    );
};

const withoutTriggers = async (step: Step, tables: Table[], work: () => Promise<void>): Promise<void> => {
  const set = (state: 'enable' | 'disable', table: string, which: string) =>
    sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger ${sql.raw(which)}`.execute(step);
  for (const { name } of tables) await set('disable', name, 'user');
  await set('enable', FILLS_SEARCH.table, FILLS_SEARCH.trigger);
  await work();
  for (const { name } of tables) await set('enable', name, 'user');
};

/** The id of something deleted never comes back as another thing's, here either. */
const goOnCounting = async (source: Source, step: Step, { name, columns }: Table): Promise<void> => {
  const last = source.lastId(name);
  if (last === 0) return;
  for (const column of columns.filter(({ counts }) => counts))
    await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, ${column.name}), ${last})`.execute(step);
};

const compare = async (source: Source, step: Step, table: Table): Promise<Moved> => {
  const hash = createHash('sha256');
  const expected = source.rows(table);
  let rows = 0;
  try {
    for await (const found of readRows(step, table)) {
      rows += 1;
      const row = expected.next();
      const text = asText(found);
      if (row.done || asText(row.value) !== text) throw differs(table.name, rows);
      hash.update(`${text}\n`);
    }
    if (!expected.next().done) throw differs(table.name, rows + 1);
  } finally {
    expected.return?.();
  }
  return { name: table.name, rows, hash: hash.digest('hex') };
};

const differs = (table: string, row: number): StartProblem =>
  new StartProblem(`Row ${row} of ${table} did not arrive as it was. Nothing was written.`);
