import { type Kysely, sql, type Transaction } from 'kysely';
import type { User } from '#contract/accounts.ts';
import type { Authorized } from '../policies/permit.ts';
import { Problem } from '../problem.ts';
import { endResetLinks } from './credentials.ts';
import { noteToForget } from './forget.ts';
import type { EngineName } from './migrate.ts';
import { personKeys } from './person-keys.ts';
import { stopReplies } from './replies.ts';
import type { Row, Step, Tables } from './tables.ts';
import { takeAllOf, type Where } from './take-away.ts';
import { isoTime, isoTimeOrNull } from './times.ts';
import { isAmong } from './whole-lists.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export const toUser = (row: Row<'users'>): User => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  profileImageUrl: row.profileImageUrl,
  isAdmin: row.isAdmin === 1,
  bio: row.bio,
  timeZone: row.timeZone,
  lastActiveAt: isoTimeOrNull(row.lastActiveAt),
  onboardedAt: isoTimeOrNull(row.onboardedAt),
  createdAt: isoTime(row.createdAt),
});

/** Without those who are leaving. */
const here = (db: Db) => db.selectFrom('users').selectAll().where('leavingAt', 'is', null);

export const findPerson = async (db: Db, id: number): Promise<User | null> => {
  const row = await here(db).where('id', '=', id).executeTakeFirst();
  return row ? toUser(row) : null;
};

/** For a person whose session was just read: they exist, unless they were deleted this very moment. */
export const requirePerson = async (db: Db, id: number): Promise<User> => {
  const found = await findPerson(db, id);
  if (!found) throw new Problem('not_signed_in');
  return found;
};

export const findByEmail = async (db: Db, email: string): Promise<User | null> => {
  const row = await here(db).where('email', '=', email).executeTakeFirst();
  return row ? toUser(row) : null;
};

type Changes = Partial<
  Pick<
    Row<'users'>,
    'firstName' | 'lastName' | 'email' | 'bio' | 'timeZone' | 'profileImageUrl' | 'onboardedAt'
  >
>;

export const changePerson = async (
  db: Db,
  permit: Authorized<'account'>,
  changes: Changes,
  now: number,
): Promise<User> => {
  const row = await db
    .updateTable('users')
    .set({ ...changes, updatedAt: now })
    .where('id', '=', permit.userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepKeys(db, row);
  return toUser(row);
};

/** The list of people is sorted and searched by what the row says now. */
const keepKeys = async (db: Db, row: Row<'users'>): Promise<void> => {
  const keys = personKeys(row);
  if (keys.sortName === row.sortName && keys.searchText === row.searchText) return;
  await db
    .updateTable('users')
    .set(keys)
    .where('id', '=', row.id)
    // Somebody may have changed the names since: then the keys are theirs to write.
    .where('firstName', '=', row.firstName)
    .where('lastName', '=', row.lastName)
    .where('email', '=', row.email)
    .execute();
};

/** Fills a first name that is empty; never replaces one. */
export const fillFirstName = async (db: Db, id: number, firstName: string): Promise<void> => {
  const filled = await db
    .updateTable('users')
    .set({ firstName })
    .where('id', '=', id)
    .where('firstName', '=', '')
    .returningAll()
    .executeTakeFirst();
  if (filled) await keepKeys(db, filled);
};

/** Fills what is still empty: the first name, and when the first steps were done. */
export const takeFirstSteps = async (
  db: Db,
  permit: Authorized<'account'>,
  { firstName, finished }: { firstName: string; finished: boolean },
  now: number,
): Promise<User> => {
  const row = await db
    .updateTable('users')
    .set((eb) => ({
      updatedAt: now,
      ...(firstName && {
        firstName: eb.case().when('firstName', '=', '').then(firstName).else(eb.ref('firstName')).end(),
      }),
      ...(finished && { onboardedAt: eb.fn.coalesce('onboardedAt', eb.val(now)) }),
    }))
    .where('id', '=', permit.userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toUser(row);
};

/**
 * From here on nobody is there: no session, no password, no name, no link, and the address is free. What was theirs is
 * taken away after it, bit by bit.
 */
export const beginLeaving = async (
  step: Step,
  permit: Authorized<'account'>,
  isOpen: boolean,
  now: number,
): Promise<void> => {
  const { userId } = permit;
  await endResetLinks(step, userId);
  for (const table of ['sessions', 'credentials'] as const)
    await step.deleteFrom(table).where('userId', '=', userId).execute();
  await stopReplies(step, ['userId', [userId]]);
  const nobody = { firstName: '', lastName: '', bio: '', sortName: '', searchText: '' };
  await step
    .updateTable('users')
    .set({
      ...nobody,
      // No address anybody could sign up with.
      email: `leaving ${userId}`,
      profileImageUrl: null,
      timeZone: null,
      isAdmin: 0,
      suspendedAt: now,
      leavingAt: now,
    })
    .where('id', '=', userId)
    .execute();
  // With the last account gone an open house is new again: the next one founds it. A closed one stays closed.
  if (isOpen)
    await sql`delete from founder where not exists (select 1 from users where "leavingAt" is null)`.execute(
      step,
    );
};

export const finishLeaving = async (where: Where, userId: number): Promise<void> => {
  await takeAllOf(where, userId);
  await where.write.transaction().execute(async (step) => {
    await step.deleteFrom('users').where('id', '=', userId).where('leavingAt', 'is not', null).execute();
    await noteToForget(step);
  });
};

/** Whose leaving was cut off: nobody takes so long over it. */
export const leftBehind = async (db: Db, before: number): Promise<number[]> => {
  const rows = await db.selectFrom('users').select('id').where('leavingAt', '<', before).execute();
  return rows.map(({ id }) => id);
};

/** Which of these there are. */
export const stillHere = async (
  { engine, read }: { engine: EngineName; read: Kysely<Tables> },
  ids: readonly number[],
): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('users')
    .select('id')
    .where(isAmong(engine, 'id', ids))
    .execute();
  return rows.map(({ id }) => id);
};

export const countPeople = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('leavingAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.n);
};

/** Whether somebody else administers the house who can log in. Ask it under the lock `admins`. */
export const hasOtherAdmin = async (db: Db, id: number): Promise<boolean> => {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('isAdmin', '=', sql.lit(1))
    .where('suspendedAt', 'is', null)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};

export const isFounded = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('founder').select('id').executeTakeFirst()) !== undefined;

/** Whether nobody at all has an account: then somebody may be let in to found the house anew. */
export const letFoundAnew = async (db: Db): Promise<boolean> => {
  if ((await countPeople(db)) > 0) return false;
  await db.deleteFrom('founder').execute();
  return true;
};

/** Written down once: who made the first account. */
export const found = async (db: Db, userId: number): Promise<void> => {
  await db.insertInto('founder').values({ id: 1, userId }).execute();
};

type NewPerson = Pick<Row<'users'>, 'email' | 'firstName' | 'lastName'> & { isAdmin: boolean };

export const addPerson = async (db: Db, { isAdmin, ...person }: NewPerson, now: number): Promise<number> => {
  const { id } = await db
    .insertInto('users')
    .values({
      ...person,
      ...personKeys({ ...person, lastName: person.lastName ?? '' }),
      isAdmin: isAdmin ? 1 : 0,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
