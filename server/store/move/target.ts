/** The PostgreSQL database an installation moves into, as its own catalogue describes it. */
import { type RawBuilder, sql } from 'kysely';
import { StartProblem } from '../../config.ts';
import type { Step } from '../tables.ts';
import type { Cell } from './rows.ts';

export type Table = {
  name: string;
  columns: { name: string; type: string; counts: boolean }[];
  /** What its rows are told apart and ordered by. */
  key: string[];
  /** Tables whose rows have to be there first. */
  needs: string[];
};

const OURS = sql`relnamespace = current_schema()::regnamespace`;

export const refuseUnlessEmpty = async (step: Step): Promise<void> => {
  const { rows } = await sql<{ encoding: string; things: number; others: number }>`select
    current_setting('server_encoding') as encoding,
    (select count(*) from pg_class where ${OURS} and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')) as things,
    (select count(*) from pg_stat_activity where datname = current_database()
      and application_name = 'colloquy' and pid <> pg_backend_pid()) as others`.execute(step);
  const { encoding, things, others } = rows[0] as (typeof rows)[0];
  if (others > 0)
    throw new StartProblem('A server is running on the database of DATABASE_URL. Stop it first.');
  if (things > 0)
    throw new StartProblem(
      'The database of DATABASE_URL is not empty. Make a new one for the move; nothing was written.',
    );
  if (encoding !== 'UTF8')
    throw new StartProblem(`The database of DATABASE_URL is kept in ${encoding}. It has to be UTF8.`);
};

/** All tables, each after those its rows point to. */
export const tablesOf = async (step: Step): Promise<Table[]> => {
  const { rows } = await sql<Table>`select relname as name,
    (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null),
        'counts', attidentity <> '') order by attnum)
      from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
    (select json_agg(attname order by array_position(indkey::int2[], attnum))
      from pg_index join pg_attribute on attrelid = c.oid and attnum = any(indkey)
      where indrelid = c.oid and indisprimary) as key,
    (select coalesce(json_agg(distinct f.relname), '[]')
      from pg_constraint join pg_class f on f.oid = confrelid
      where conrelid = c.oid and contype = 'f') as needs
    from pg_class c where ${OURS} and relkind = 'r' order by relname`.execute(step);
  return inOrder(rows);
};

const inOrder = (tables: Table[]): Table[] => {
  const sorted: Table[] = [];
  const put = (table: Table): void => {
    if (sorted.includes(table)) return;
    for (const needed of tables.filter((one) => one !== table && table.needs.includes(one.name))) put(needed);
    sorted.push(table);
  };
  tables.forEach(put);
  return sorted;
};

const listed = (columns: { name: string }[]): RawBuilder<unknown> =>
  sql.join(columns.map(({ name }) => sql.ref(name)));

/** A piece of rows by one statement: an array a column. */
export const insertRows = async (step: Step, { name, columns }: Table, rows: Cell[][]): Promise<void> => {
  const arrays = columns.map(({ type }, index) => sql`${rows.map((row) => row[index])}::${sql.raw(type)}[]`);
  await sql`insert into ${sql.table(name)} (${listed(columns)}) select * from unnest(${sql.join(arrays)})`
    .execute(step)
    .catch((thrown: unknown) => {
      throw new StartProblem(
        `PostgreSQL cannot keep a row of ${name} (error ${Reflect.get(Object(thrown), 'code')}). Nothing was written.`,
      );
    });
};

/** A table's rows in the order of its key, a thousand at a time. Texts byte by byte, as SQLite has them. */
export async function* readRows(step: Step, { name, columns, key }: Table): AsyncGenerator<Cell[]> {
  const order = key.map((one) =>
    columns.find((column) => column.name === one)?.type === 'text'
      ? sql`${sql.ref(one)} collate "C"`
      : sql.ref(one),
  );
  await sql`declare moved no scroll cursor for
    select ${listed(columns)} from ${sql.table(name)} order by ${sql.join(order)}`.execute(step);
  for (;;) {
    const { rows } = await sql<Record<string, Cell>>`fetch 1000 from moved`.execute(step);
    if (rows.length === 0) break;
    for (const row of rows) yield columns.map((column) => row[column.name] ?? null);
  }
  await sql`close moved`.execute(step);
}
