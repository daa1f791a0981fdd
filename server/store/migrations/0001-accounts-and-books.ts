import { type Kysely, sql } from 'kysely';
import type { Columns } from '../migrate.ts';
import { countChanges, countPersonChanges } from '../version-triggers.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = async (db: Kysely<any>, columns: Columns) => {
  const { engine, id, integer, bytes } = columns;
  const table = (name: string) => db.schema.createTable(name).addColumn('id', id.type, id.build);

  await table('users')
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('firstName', 'text', (c) => c.notNull())
    .addColumn('lastName', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('emailVerified', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('profileImageUrl', 'text')
    .addColumn('bio', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('isAdmin', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('timeZone', 'text')
    .addColumn('lastActiveAt', integer)
    .addColumn('onboardedAt', integer)
    .addColumn('version', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('createdAt', integer, (c) => c.notNull())
    .addColumn('updatedAt', integer, (c) => c.notNull())
    .execute();

  for (const statement of countPersonChanges[engine]) await sql.raw(statement).execute(db);

  await table('sessions')
    .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('expiresAt', integer, (c) => c.notNull())
    .addColumn('createdAt', integer, (c) => c.notNull())
    .addColumn('updatedAt', integer, (c) => c.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .execute();
  await db.schema.createIndex('sessions_userId').on('sessions').column('userId').execute();
  await db.schema.createIndex('sessions_expiresAt').on('sessions').column('expiresAt').execute();

  await table('credentials')
    .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('providerId', 'text', (c) => c.notNull())
    .addColumn('password', 'text')
    .addColumn('createdAt', integer, (c) => c.notNull())
    .addColumn('updatedAt', integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('credentials_userId').on('credentials').column('userId').execute();

  await table('verifications')
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expiresAt', integer, (c) => c.notNull())
    .addColumn('createdAt', integer, (c) => c.notNull())
    .addColumn('updatedAt', integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('verifications_identifier').on('verifications').column('identifier').execute();
  await db.schema.createIndex('verifications_expiresAt').on('verifications').column('expiresAt').execute();

  await db.schema
    .createTable('founder')
    .addColumn('id', integer, (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('userId', integer, (c) => c.references('users.id').onDelete('set null'))
    .execute();

  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();

  await table('books')
    .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('isbn', 'text')
    .addColumn('coverUrl', 'text')
    .addColumn('notes', 'text')
    .addColumn('rating', 'real')
    .addColumn('status', 'text')
    .addColumn('dateRead', 'text')
    .addColumn('lastSession', integer)
    .addColumn('createdAt', integer, (c) => c.notNull())
    .addColumn('updatedAt', integer, (c) => c.notNull())
    .addColumn('deletedAt', integer)
    .execute();
  for (const statement of countChanges[engine]('books')) await sql.raw(statement).execute(db);
  await db.schema.createIndex('books_userId').on('books').columns(['userId', 'id']).execute();
  await db.schema
    .createIndex('books_deletedAt')
    .on('books')
    .column('deletedAt')
    .where('deletedAt', 'is not', null)
    .execute();

  await db.schema
    .createTable('blobs')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('bytes', bytes, (c) => c.notNull())
    .addColumn('createdAt', integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('blobs_userId').on('blobs').column('userId').execute();

  await table('activity')
    .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('startedAt', integer, (c) => c.notNull())
    .addColumn('endedAt', integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('activity_userId').on('activity').columns(['userId', 'endedAt']).execute();

  await db.schema
    .createTable('counters')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', integer, (c) => c.notNull())
    .addColumn('expiresAt', integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('counters_expiresAt').on('counters').column('expiresAt').execute();
};
