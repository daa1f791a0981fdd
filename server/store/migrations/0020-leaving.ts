import { type Kysely, sql } from 'kysely';
import type { Columns } from '../migrate.ts';

/** Since when somebody is on their way out: what was theirs is taken away bit by bit, and nobody sees them any more. */
// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = async (db: Kysely<any>, { integer }: Columns) => {
  await db.schema.alterTable('users').addColumn('leavingAt', integer).execute();
  await db.schema
    .createIndex('users_leaving')
    .on('users')
    .column('id')
    .where(sql.ref('leavingAt'), 'is not', null)
    .execute();
};
