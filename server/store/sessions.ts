import type { Kysely, Transaction } from 'kysely';
import type { Authorized } from '../policies/permit.ts';
import { prepared } from './prepared.ts';
import type { Row, Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export type SessionRow = Row<'users'> & { sessionId: number; lastSeenAt: number };

/** On the path of every request: one indexed read, nothing cached, so that an ended session is dead at once. */
export const sessionReader = (db: Kysely<Tables>) => {
  const live = prepared<{ token: string; now: number; idleSince: number }, SessionRow>(db, (v) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .selectAll('users')
      .select(['sessions.id as sessionId', 'sessions.updatedAt as lastSeenAt'])
      .where('sessions.token', '=', v.token)
      .where('sessions.expiresAt', '>', v.now)
      .where('sessions.updatedAt', '>', v.idleSince),
  );
  return async (token: string, now: number, idleSince: number): Promise<SessionRow | undefined> =>
    (await live({ token, now, idleSince }))[0];
};

export const listSessions = (db: Db, userId: number, now: number, idleSince: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'updatedAt', 'userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('updatedAt', '>', idleSince)
    .orderBy('id', 'desc')
    .execute();

export const markSeen = async (db: Db, sessionId: number, now: number): Promise<void> => {
  await db.updateTable('sessions').set({ updatedAt: now }).where('id', '=', sessionId).execute();
};

export const endSession = async (db: Db, sessionId: number): Promise<void> => {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
};

export const endSessions = async (
  db: Db,
  permit: Authorized<'account'>,
  but: { sessionId: number } | null,
): Promise<void> => {
  let ended = db.deleteFrom('sessions').where('userId', '=', permit.userId);
  if (but) ended = ended.where('id', '!=', but.sessionId);
  await ended.execute();
};
