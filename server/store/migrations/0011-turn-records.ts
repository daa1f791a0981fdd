import type { Kysely } from 'kysely';

/** Each message of the guide keeps what it did, so that nobody has to find it out from its words. */
// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = (db: Kysely<any>) => db.schema.alterTable('messages').addColumn('turn', 'text').execute();
