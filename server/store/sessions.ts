import { type Kysely, sql, type Transaction } from 'kysely';
import { HASHED, hashedToken, isHashed } from '../accounts/session-token.ts';
import type { Authorized } from '../policies/permit.ts';
import { type Compilable, prepared, type Run } from './prepared.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export type SessionRow = { sessionId: number; userId: number; isAdmin: number; version: number };

/** On the path of every request: one indexed read, nothing cached, so that an ended session is dead at once. */
export const sessionReader = (db: Kysely<Tables>, run: Run) => {
  // Subqueries, not a join: on SQLite the join takes three times as long.
  const owner = (column: 'isAdmin' | 'version') =>
    db.selectFrom('users').select(column).whereRef('users.id', '=', sql.ref('sessions.userId')).$asScalar();
  const live = prepared<{ token: string; plain: string; now: number; idleSince: number }, SessionRow>(
    run,
    (v) =>
      db
        .selectFrom('sessions')
        .select(['id as sessionId', 'userId', owner('isAdmin').as('isAdmin'), owner('version').as('version')])
        .where('token', 'in', [v.token, v.plain])
        .where('expiresAt', '>', v.now)
        .where('updatedAt', '>', v.idleSince) as Compilable<SessionRow>,
  );
  return (token: string, now: number, idleSince: number) => {
    // A session of an earlier version stands as it is until `hashTokens` came by; what stands there hashed is no token.
    const plain = isHashed(token) ? '' : token;
    const rows = live({ token: hashedToken(token), plain, now, idleSince });
    return rows instanceof Promise ? rows.then(([row]) => row) : rows[0];
  };
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

export const isSessionLive = async (db: Db, sessionId: number): Promise<boolean> =>
  (await db.selectFrom('sessions').select('id').where('id', '=', sessionId).executeTakeFirst()) !== undefined;

const AT_ONCE = 500;

/** Hashes the tokens that an earlier version left as they are. */
export const hashTokens = async (db: Kysely<Tables>): Promise<void> => {
  for (;;) {
    const plain = await db
      .selectFrom('sessions')
      .select(['id', 'token'])
      .where('token', 'not like', `${HASHED}%`)
      .limit(AT_ONCE)
      .execute();
    for (const { id, token } of plain)
      await db
        .updateTable('sessions')
        .set({ token: hashedToken(token) })
        .where('id', '=', id)
        .where('token', '=', token)
        .execute();
    if (plain.length < AT_ONCE) return;
  }
};
