import { type Kysely, sql } from 'kysely';
import type { Columns } from '../migrate.ts';
import { countChanges } from '../version-triggers.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = async (db: Kysely<any>, { engine, id, integer }: Columns) => {
  const owned = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', id.type, id.build)
      .addColumn('userId', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('createdAt', integer, (c) => c.notNull());
  const work = (name: string) =>
    owned(name)
      .addColumn('notes', 'text')
      .addColumn('lastSession', integer)
      .addColumn('updatedAt', integer, (c) => c.notNull())
      .addColumn('deletedAt', integer);

  await work('movies')
    .addColumn('director', 'text', (c) => c.notNull())
    .addColumn('year', integer)
    .addColumn('genre', 'text')
    .addColumn('posterUrl', 'text')
    .execute();
  await work('artworks')
    .addColumn('artist', 'text', (c) => c.notNull())
    .addColumn('year', 'text')
    .addColumn('medium', 'text')
    .addColumn('dimensions', 'text')
    .addColumn('location', 'text')
    .addColumn('movement', 'text')
    .addColumn('imageUrl', 'text')
    .execute();
  await owned('customObjectives').addColumn('description', 'text').execute();

  for (const table of ['movies', 'artworks', 'customObjectives']) {
    await db.schema.createIndex(`${table}_userId`).on(table).columns(['userId', 'id']).execute();
    for (const statement of countChanges[engine](table)) await sql.raw(statement).execute(db);
  }
  for (const table of ['movies', 'artworks'])
    await db.schema
      .createIndex(`${table}_deletedAt`)
      .on(table)
      .column('deletedAt')
      .where('deletedAt', 'is not', null)
      .execute();
};
