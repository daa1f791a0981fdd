import type { Kysely } from 'kysely';
import type { CustomObjective } from '#contract/objectives.ts';
import type { Authorized } from '../policies/permit.ts';
import { inSlices } from './slices.ts';
import type { Row, Tables } from './tables.ts';
import { isoTime } from './times.ts';

type Owner = Authorized<'collection'>;

const IN_A_SLICE = 200;

const toObjective = ({
  id,
  userId,
  title,
  description,
  createdAt,
}: Row<'customObjectives'>): CustomObjective => ({
  id,
  userId,
  title,
  description,
  createdAt: isoTime(createdAt),
});

export const objectiveReader = (db: Kysely<Tables>) => ({
  /** All of them, the newest first, a slice at a time. */
  slices: async function* (userId: number): AsyncGenerator<CustomObjective[]> {
    const read = (last: Row<'customObjectives'> | null) =>
      db
        .selectFrom('customObjectives')
        .selectAll()
        .where('userId', '=', userId)
        .where('id', '<', last?.id ?? Number.MAX_SAFE_INTEGER)
        .orderBy('id', 'desc')
        .limit(IN_A_SLICE)
        .execute();
    for await (const rows of inSlices(IN_A_SLICE, read)) yield rows.map(toObjective);
  },
});

const addedAs = (db: Kysely<Tables>, { userId }: Owner, clientId: string | null) =>
  db
    .selectFrom('customObjectives')
    .selectAll()
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirstOrThrow();

export const objectiveWriter = (db: Kysely<Tables>) => ({
  add: async (
    owner: Owner,
    { title, description }: Pick<CustomObjective, 'title' | 'description'>,
    now: number,
    clientId: string | null = null,
  ): Promise<CustomObjective> => {
    const row = await db
      .insertInto('customObjectives')
      .values({ title, description, userId: owner.userId, clientId, createdAt: now })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'clientId']).where('clientId', 'is not', null).doNothing(),
      )
      .returningAll()
      .executeTakeFirst();
    return toObjective(row ?? (await addedAs(db, owner, clientId)));
  },
  remove: async (owner: Owner, id: number): Promise<boolean> => {
    const done = await db
      .deleteFrom('customObjectives')
      .where('id', '=', id)
      .where('userId', '=', owner.userId)
      .executeTakeFirst();
    return done.numDeletedRows > 0n;
  },
});
