import type { Kysely, Transaction } from 'kysely';
import type { Authorized } from '../policies/permit.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

/** How Better Auth names an account that is opened by a password. */
const BY_PASSWORD = 'credential';

export const addPassword = async (db: Db, userId: number, hash: string, now: number): Promise<void> => {
  const times = { createdAt: now, updatedAt: now };
  await db
    .insertInto('credentials')
    .values({ userId, accountId: String(userId), providerId: BY_PASSWORD, password: hash, ...times })
    .execute();
};

/** The hash to compare with; null where there is no such account. */
export const findPasswordHash = async (db: Db, email: string): Promise<string | null> => {
  const row = await db
    .selectFrom('credentials')
    .innerJoin('users', 'users.id', 'credentials.userId')
    .select('password')
    .where('users.email', '=', email)
    .where('providerId', '=', BY_PASSWORD)
    .executeTakeFirst();
  return row?.password ?? null;
};

export const replacePassword = async (
  db: Db,
  permit: Authorized<'account'>,
  hash: string,
  now: number,
): Promise<void> => {
  await db
    .updateTable('credentials')
    .set({ password: hash, updatedAt: now })
    .where('userId', '=', permit.userId)
    .where('providerId', '=', BY_PASSWORD)
    .execute();
};

/** Takes the power from every reset link that lies in a mailbox. */
export const endResetLinks = async (db: Db, userId: number): Promise<void> => {
  await db.deleteFrom('verifications').where('value', '=', String(userId)).execute();
};
