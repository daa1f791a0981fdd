/**
 * Everyone, a page at a time. A page begins after a row, not after a number of rows, so that the last page of
 * 100,000 people costs what the first does.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DirectedSort, UserSort } from '#contract/user-sorts.ts';
import type { EngineName } from './migrate.ts';
import { plainText } from './person-keys.ts';
import type { Row, Tables } from './tables.ts';

/** A row at which a page begins or ends. */
export type Edge = { key: string | number; id: number; side: 'after' | 'before' };
export type PeoplePage = { rows: Row<'users'>[]; previous: Edge | null; next: Edge | null };

type Key = { column: RawBuilder<unknown>; of: (row: Row<'users'>) => string | number };

const keyOf = (sort: UserSort, engine: EngineName): Key => {
  switch (sort) {
    case 'name':
      return { column: sql.ref('sortName'), of: (row) => row.sortName };
    case 'email':
      // Byte by byte, as SQLite does, whatever order the database was made with.
      return {
        column: engine === 'postgres' ? sql`email collate "C"` : sql.ref('email'),
        of: (row) => row.email,
      };
    case 'lastActiveAt':
      // Who was never here was here longest ago.
      return { column: sql`coalesce("lastActiveAt", 0)`, of: (row) => row.lastActiveAt ?? 0 };
    case 'createdAt':
      return { column: sql.ref('createdAt'), of: (row) => row.createdAt };
  }
};

export const keyKind = (sort: DirectedSort): 'string' | 'number' =>
  /name|email/.test(sort) ? 'string' : 'number';

const MOST_WORDS = 8;

export const listPeople = async (
  db: Kysely<Tables>,
  engine: EngineName,
  wanted: { q: string; sort: DirectedSort; limit: number; edge: Edge | null },
): Promise<PeoplePage> => {
  const { sort, limit, edge } = wanted;
  const { column, of } = keyOf(sort.replace('-', '') as UserSort, engine);
  const backwards = edge?.side === 'before';
  const isDescending = sort.startsWith('-') !== backwards;
  const direction = sql.raw(isDescending ? 'desc' : 'asc');

  // Which rows they are is found in an index alone; only those of the page are read.
  let page = db.selectFrom('users').select('id');
  const contains = sql.raw(engine === 'postgres' ? 'strpos' : 'instr');
  for (const word of plainText(wanted.q).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS))
    page = page.where(sql<boolean>`${contains}("searchText", ${word}) > 0`);
  const beyond = sql.raw(isDescending ? '<' : '>');
  if (edge)
    page = page
      // Said twice: SQLite finds its place in an index of an expression by the simple comparison only.
      .where(sql<boolean>`${column} ${beyond}= ${edge.key}`)
      .where(sql<boolean>`(${column}, "id") ${beyond} (${edge.key}, ${edge.id})`);
  const inOrder = sql`${column} ${direction}, "id" ${direction}`;
  const there = await db
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', page.orderBy(inOrder).limit(limit + 1))
    .orderBy(inOrder)
    .execute();
  // The index does not know who is leaving; they are few, and soon gone.
  const found = there.filter(({ leavingAt }) => leavingAt === null);

  const isMore = there.length > limit;
  const rows = found.slice(0, limit);
  if (backwards) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    previous:
      first && edge && (!backwards || isMore) ? { key: of(first), id: first.id, side: 'before' } : null,
    next: last && (backwards || isMore) ? { key: of(last), id: last.id, side: 'after' } : null,
  };
};
