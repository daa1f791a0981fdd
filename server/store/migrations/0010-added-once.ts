import type { Kysely } from 'kysely';

/** What is added twice under the client's own id, because an answer was lost on the way, is there once. */
// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = async (db: Kysely<any>) => {
  for (const table of ['books', 'movies', 'artworks', 'customObjectives']) {
    await db.schema.alterTable(table).addColumn('clientId', 'text').execute();
    await db.schema
      .createIndex(`${table}_clientId`)
      .on(table)
      .columns(['userId', 'clientId'])
      .unique()
      .where('clientId', 'is not', null)
      .execute();
  }
};
