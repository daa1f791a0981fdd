import { type Kysely, sql } from 'kysely';
import type { Columns } from '../migrate.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = async (db: Kysely<any>, { integer }: Columns) => {
  await db.schema.alterTable('books').addColumn('coverCheckedAt', integer).execute();
  await db.schema
    .createIndex('books_coverless')
    .on('books')
    .column('id')
    .where(sql.ref('coverUrl'), 'is', null)
    .where(sql.ref('coverCheckedAt'), 'is', null)
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
};
