import { type Kysely, sql } from 'kysely';
import type { Columns } from '../migrate.ts';

/**
 * The index of words is put together from its parts by another thread, not by whoever writes: half a second for an import
 * in which nobody would be served. Only where parts pile up does a writer put some together.
 */
const SETTINGS = { automerge: 0, deletemerge: 0, crisismerge: 64 };

// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = async (db: Kysely<any>, { engine }: Columns) => {
  if (engine !== 'sqlite') return;
  for (const [name, value] of Object.entries(SETTINGS))
    await sql`insert into message_words(message_words, rank) values (${sql.lit(name)}, ${sql.lit(value)})`.execute(
      db,
    );
};
