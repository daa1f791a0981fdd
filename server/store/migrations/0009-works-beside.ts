import type { Kysely } from 'kysely';

/** A talk may be about two works: the second is kept as it is called, so that it outlives its collection. */
// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = async (db: Kysely<any>) => {
  for (const column of ['besideTitle', 'besideCreator'])
    await db.schema.alterTable('discussions').addColumn(column, 'text').execute();
};
