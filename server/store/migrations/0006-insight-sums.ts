import { type Kysely, sql } from 'kysely';
import { noteInsightChanges } from '../insight-triggers.ts';
import type { Columns } from '../migrate.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = async (db: Kysely<any>, { engine, id, integer }: Columns) => {
  await db.schema.alterTable('messages').addColumn('struckAt', integer).execute();

  await db.schema
    .createTable('insightChanges')
    .addColumn('id', id.type, id.build)
    .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('discussionId', integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('insightChanges_userId')
    .on('insightChanges')
    .columns(['userId', 'id'])
    .execute();
  await db.schema
    .createIndex('insightChanges_discussionId')
    .on('insightChanges')
    .column('discussionId')
    .execute();

  await db.schema
    .createTable('insightStates')
    .addColumn('userId', integer, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('version', integer, (c) => c.notNull())
    .addColumn('settled', integer, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('insightTalks')
    .addColumn('discussionId', integer, (c) => c.primaryKey())
    .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('objective', 'text', (c) => c.notNull())
    .addColumn('sums', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('insightTalks_item').on('insightTalks').columns(['userId', 'item']).execute();

  await db.schema
    .createTable('insightItems')
    .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('itemId', integer)
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('creator', 'text', (c) => c.notNull())
    .addColumn('mastery', 'double precision')
    .addColumn('lastReflectionAt', integer)
    .addColumn('sums', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('insightItems_pk', ['userId', 'item'])
    .execute();

  await db.schema
    .createTable('insightDays')
    .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', integer, (c) => c.notNull())
    .addColumn('first', integer, (c) => c.notNull())
    .addColumn('last', integer, (c) => c.notNull())
    .addColumn('sessions', integer, (c) => c.notNull())
    .addColumn('said', 'text', (c) => c.notNull())
    .addColumn('reflections', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('insightDays_pk', ['userId', 'day'])
    .execute();

  for (const statement of noteInsightChanges[engine]) await sql.raw(statement).execute(db);
};
