import type { Kysely } from 'kysely';

/** Who opens a talk about the same work for the same purpose from two pages at once has one talk. */
// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = async (db: Kysely<any>) => {
  await db.schema.alterTable('discussions').addColumn('openedAs', 'text').execute();
  await db.schema
    .createIndex('discussions_openedAs')
    .on('discussions')
    .columns(['userId', 'openedAs'])
    .unique()
    .where('openedAs', 'is not', null)
    .execute();
};
