import type { Kysely } from 'kysely';
import type { Columns } from '../migrate.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = async (db: Kysely<any>, { id, integer }: Columns) => {
  await db.schema
    .createTable('shares')
    .addColumn('id', id.type, id.build)
    .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('discussionId', integer, (c) =>
      c.notNull().unique().references('discussions.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('copy', 'text', (c) => c.notNull())
    .addColumn('sharedAt', integer, (c) => c.notNull())
    .addColumn('expiresAt', integer)
    .addColumn('createdAt', integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('shares_userId').on('shares').columns(['userId', 'sharedAt']).execute();
  await db.schema
    .createIndex('shares_expiresAt')
    .on('shares')
    .column('expiresAt')
    .where('expiresAt', 'is not', null)
    .execute();
};
