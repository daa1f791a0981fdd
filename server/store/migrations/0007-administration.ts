import { type Kysely, sql } from 'kysely';
import type { Columns } from '../migrate.ts';

/** As the store made them when this step was written. */
const plain = (text: string, most: number) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .trim()
    .slice(0, most)
    .toWellFormed();

// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = async (db: Kysely<any>, { engine, id, integer }: Columns) => {
  const isPostgres = engine === 'postgres';
  // Compared byte by byte on both engines, so that lists and cursors have one order everywhere.
  const bytewise = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  for (const [column, type] of [
    ['suspendedAt', integer],
    ['dailyTokens', integer],
  ] as const)
    await db.schema.alterTable('users').addColumn(column, type).execute();
  for (const column of ['sortName', 'searchText'])
    await sql`alter table users add column ${sql.ref(column)} ${bytewise} not null default ''`.execute(db);

  const people = await db.selectFrom('users').select(['id', 'firstName', 'lastName', 'email']).execute();
  for (const { id: userId, firstName, lastName, email } of people) {
    const name = [firstName, lastName].filter(Boolean).join(' ');
    await db
      .updateTable('users')
      .set({
        sortName: plain(name || email, 130),
        searchText: plain(`${email} ${firstName} ${lastName}`, 500),
      })
      .where('id', '=', userId)
      .execute();
  }
  // Each holds what a search looks at, so that a page is found without a look at the rows that are not on it.
  const orders = {
    users_byName: '"sortName"',
    users_byEmail: isPostgres ? 'email collate "C"' : 'email',
    users_byActivity: 'coalesce("lastActiveAt", 0)',
    users_byAge: '"createdAt"',
  };
  for (const [name, key] of Object.entries(orders))
    await db.schema
      .createIndex(name)
      .on('users')
      .expression(sql.raw(`${key}, id, "searchText"`))
      .execute();
  await db.schema
    .createIndex('users_admins')
    .on('users')
    .column('id')
    .where(sql.ref('isAdmin'), '=', sql.lit(1))
    .execute();

  await db.schema.alterTable('messages').addColumn('standIn', 'text').execute();

  await db.schema
    .createTable('modelUse')
    .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', integer, (c) => c.notNull())
    .addColumn('tokensIn', integer, (c) => c.notNull())
    .addColumn('tokensOut', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('modelUse_person_day', ['userId', 'day'])
    .execute();
  await sql`insert into "modelUse" ("userId", "day", "tokensIn", "tokensOut")
    select "userId", "createdAt" / 86400000, sum("tokensIn"), sum("tokensOut") from messages
    where "tokensIn" + "tokensOut" > 0 group by 1, 2`.execute(db);

  // No foreign keys: what was done stays written down when those it names are gone.
  await db.schema
    .createTable('adminLog')
    .addColumn('id', id.type, id.build)
    .addColumn('at', integer, (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('actorId', integer)
    .addColumn('actorName', 'text', (c) => c.notNull())
    .addColumn('targetId', integer)
    .addColumn('targetName', 'text')
    .addColumn('budget', integer)
    .execute();
  for (const statement of APPEND_ONLY[engine]) await sql.raw(statement).execute(db);
};

/** The database itself refuses, so no code can. */
const APPEND_ONLY = {
  sqlite: ['update', 'delete'].map(
    (event) => `create trigger "adminLog_no_${event}" before ${event} on "adminLog" begin
      select raise(abort, 'The log of administration is only added to.'); end`,
  ),
  postgres: [
    `create function refuse_log_change() returns trigger language plpgsql as $$ begin
      raise exception 'The log of administration is only added to.'; end $$`,
    `create trigger "adminLog_only_added_to" before update or delete or truncate on "adminLog"
      for each statement execute function refuse_log_change()`,
  ],
};
