/** What administrators change about a person, and what they see of one. */
import type { Kysely, Transaction } from 'kysely';
import type { AdminUser, DailyTokens } from '#contract/administration.ts';
import type { Authorized } from '../policies/permit.ts';
import { toUser } from './people.ts';
import type { Store } from './store.ts';
import type { Row, Tables } from './tables.ts';
import { isoTimeOrNull } from './times.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
type Permit = Authorized<'administration'>;

const UNLIMITED = -1;

export const toBudget = (kept: number | null): DailyTokens | null =>
  kept === UNLIMITED ? 'unlimited' : kept;
export const fromBudget = (budget: DailyTokens | null): number | null =>
  budget === 'unlimited' ? UNLIMITED : budget;

export const toAdminUser = (row: Row<'users'>): AdminUser => {
  const { bio: _, timeZone: __, onboardedAt: ___, ...user } = toUser(row);
  return { ...user, suspendedAt: isoTimeOrNull(row.suspendedAt), dailyTokens: toBudget(row.dailyTokens) };
};

export const findRow = (db: Db, id: number): Promise<Row<'users'> | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('leavingAt', 'is', null).executeTakeFirst();

const change = async (
  db: Db,
  id: number,
  values: Partial<Pick<Row<'users'>, 'isAdmin' | 'suspendedAt' | 'dailyTokens'>>,
  now: number,
): Promise<void> => {
  await db
    .updateTable('users')
    .set({ ...values, updatedAt: now })
    .where('id', '=', id)
    .execute();
};

export const setAdmin = (db: Db, _permit: Permit, id: number, isAdmin: boolean, now: number): Promise<void> =>
  change(db, id, { isAdmin: isAdmin ? 1 : 0 }, now);

/** From when on they may not log in; null lets them again. */
export const setSuspended = (
  db: Db,
  _permit: Permit,
  id: number,
  since: number | null,
  now: number,
): Promise<void> => change(db, id, { suspendedAt: since }, now);

export const setDailyTokens = (
  db: Db,
  _permit: Permit,
  id: number,
  budget: DailyTokens | null,
  now: number,
): Promise<void> => change(db, id, { dailyTokens: fromBudget(budget) }, now);

/** Signs a person out everywhere. */
export const endAllSessions = async (db: Db, _permit: Permit, userId: number): Promise<void> => {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
};

/** Asked while somebody logs in: on PostgreSQL a suspension under way is waited for, which cannot see their session yet. */
export const isSuspended = async ({ write, engine }: Store, userId: number): Promise<boolean> => {
  const asked = write.selectFrom('users').select('suspendedAt').where('id', '=', userId);
  const row = await (engine === 'postgres' ? asked.forShare() : asked).executeTakeFirst();
  return row?.suspendedAt != null;
};
