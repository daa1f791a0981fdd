import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Writes the value unless there is one already; answers with the one that stands. */
export const settleSetting = async (db: Kysely<Tables>, key: string, value: string): Promise<string> => {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row.value;
};

export const replaceSetting = async (db: Kysely<Tables>, key: string, value: string): Promise<void> => {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};

export const readSetting = async (db: Kysely<Tables>, key: string): Promise<string | null> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
};
