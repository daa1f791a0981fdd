import type { Kysely, Transaction } from 'kysely';
import type { Authorized } from '../policies/permit.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

/** Names of pictures of works begin so; all others are of people. */
const OF_WORKS = 'work-';

export const isOfWork = (name: string): boolean => name.startsWith(OF_WORKS);

export const findBlob = (db: Db, name: string) =>
  db.selectFrom('blobs').select(['userId', 'type', 'bytes']).where('name', '=', name).executeTakeFirst();

export const ownsBlob = async (db: Db, userId: number, name: string): Promise<boolean> =>
  (await ownerOfBlob(db, name)) === userId;

/** Without its bytes. */
export const ownerOfBlob = async (db: Db, name: string): Promise<number | undefined> =>
  (await db.selectFrom('blobs').select('userId').where('name', '=', name).executeTakeFirst())?.userId;

export const putBlob = async (
  db: Db,
  owner: Authorized<'account'> | Authorized<'collection'>,
  blob: { name: string; type: string; bytes: Buffer },
  now: number,
): Promise<void> => {
  await db
    .insertInto('blobs')
    .values({ ...blob, userId: owner.userId, createdAt: now })
    .execute();
};

/** The owner's pictures of themselves. */
export const deleteProfilePictures = async (db: Db, owner: Authorized<'account'>): Promise<void> => {
  await db
    .deleteFrom('blobs')
    .where('userId', '=', owner.userId)
    .where('name', 'not like', `${OF_WORKS}%`)
    .execute();
};

export const workPictureNames = async (db: Db, userId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('blobs')
    .select('name')
    .where('userId', '=', userId)
    .where('name', 'like', `${OF_WORKS}%`)
    .execute();
  return rows.map(({ name }) => name);
};
