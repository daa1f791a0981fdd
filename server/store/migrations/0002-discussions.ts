import { type Kysely, sql } from 'kysely';
import type { Columns } from '../migrate.ts';
import { countChanges } from '../version-triggers.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = async (db: Kysely<any>, { engine, id, integer }: Columns) => {
  await db.schema
    .createTable('discussions')
    .addColumn('id', id.type, id.build)
    .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('itemId', integer)
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('creator', 'text', (c) => c.notNull())
    .addColumn('objective', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('messageCount', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('lastMessageAt', integer)
    .addColumn('createdAt', integer, (c) => c.notNull())
    .addColumn('deletedAt', integer)
    .execute();
  await db.schema
    .createIndex('discussions_latest')
    .on('discussions')
    .columns(['userId', 'lastMessageAt'])
    .execute();
  await db.schema
    .createIndex('discussions_item')
    .on('discussions')
    .columns(['userId', 'kind', 'itemId'])
    .execute();
  await db.schema
    .createIndex('discussions_title')
    .on('discussions')
    .columns(['userId', 'kind', 'title'])
    .execute();
  await db.schema
    .createIndex('discussions_deletedAt')
    .on('discussions')
    .column('deletedAt')
    .where('deletedAt', 'is not', null)
    .execute();
  for (const statement of countChanges[engine]('discussions')) await sql.raw(statement).execute(db);

  await db.schema
    .createTable('messages')
    .addColumn('id', id.type, id.build)
    .addColumn('discussionId', integer, (c) => c.notNull().references('discussions.id').onDelete('cascade'))
    .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sender', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('clientMessageId', 'text')
    .addColumn('replyTo', integer)
    .addColumn('guide', 'text')
    .addColumn('verdict', 'text')
    .addColumn('verdicts', 'text')
    .addColumn('tokensIn', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('tokensOut', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('tokensEstimated', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('leaseUntil', integer)
    .addColumn('createdAt', integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('messages_discussion').on('messages').columns(['discussionId', 'id']).execute();
  await db.schema.createIndex('messages_userId').on('messages').columns(['userId', 'id']).execute();
  await db.schema
    .createIndex('messages_clientId')
    .unique()
    .on('messages')
    .columns(['discussionId', 'clientMessageId'])
    .where('clientMessageId', 'is not', null)
    .execute();
  await db.schema
    .createIndex('messages_running')
    .on('messages')
    .columns(['discussionId', 'id'])
    .where(sql<boolean>`state = 'running'`)
    .execute();
};
