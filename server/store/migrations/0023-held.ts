import { type Kysely, sql } from 'kysely';
import { noteHeld, noteWhatIsThere } from '../held-triggers.ts';
import type { Columns } from '../migrate.ts';

/** How much each person holds, kept by the database as it changes. */
// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = async (db: Kysely<any>, { engine, id, integer }: Columns) => {
  await db.schema
    .createTable('heldChanges')
    .addColumn('id', id.type, id.build)
    .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('bytes', integer, (c) => c.notNull())
    .addColumn('pieces', integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('heldChanges_userId').on('heldChanges').column('userId').execute();
  for (const statement of noteHeld(engine)) await sql.raw(statement).execute(db);
  await sql.raw(noteWhatIsThere).execute(db);
};
