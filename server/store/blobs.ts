import type { Kysely, Transaction } from 'kysely';
import type { Authorized } from '../policies/permit.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export const findBlob = (db: Db, name: string) =>
  db.selectFrom('blobs').select(['type', 'bytes']).where('name', '=', name).executeTakeFirst();

export const putBlob = async (
  db: Db,
  owner: Authorized<'account'>,
  blob: { name: string; type: string; bytes: Buffer },
  now: number,
): Promise<void> => {
  await db
    .insertInto('blobs')
    .values({ ...blob, userId: owner.userId, createdAt: now })
    .execute();
};

/** All of the owner's blobs of one type. */
export const deleteBlobs = async (db: Db, owner: Authorized<'account'>, type: string): Promise<void> => {
  await db.deleteFrom('blobs').where('userId', '=', owner.userId).where('type', '=', type).execute();
};
