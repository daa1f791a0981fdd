import { type Kysely, sql, type Transaction } from 'kysely';
import type { Authorized } from '../policies/permit.ts';
import { furthestLease } from './replies.ts';
import type { Row, Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
type Owner = Authorized<'collection'>;
type MessageRow = Row<'messages'>;

export const messagesOf = (db: Db, discussionId: number): Promise<MessageRow[]> =>
  db.selectFrom('messages').selectAll().where('discussionId', '=', discussionId).orderBy('id').execute();

export const firstMessage = (db: Db, discussionId: number): Promise<MessageRow | undefined> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('discussionId', '=', discussionId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** So much of a talk is read for its next turn, however long it is. */
const LATELY = 120;

/** What was said last before a message, in the order of the talk. */
export const latelyBefore = async (db: Db, discussionId: number, before: number): Promise<MessageRow[]> => {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('discussionId', '=', discussionId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(LATELY)
    .execute();
  return rows.reverse();
};

/** Of several discussions at once, each in the order of the talk. */
export const messagesOfAll = (db: Db, discussionIds: readonly number[]): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('discussionId', 'in', discussionIds)
    .orderBy('discussionId')
    .orderBy('id')
    .execute();

export const findMessage = (db: Db, userId: number, id: number): Promise<MessageRow | undefined> =>
  db.selectFrom('messages').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst();

export const findReply = (db: Db, messageId: number): Promise<MessageRow | undefined> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('replyTo', '=', messageId)
    .where('sender', '=', 'ai')
    .executeTakeFirst();

/** The oldest reply of the discussion that somebody is writing, up to the one named. */
export const runningReply = (
  db: Db,
  discussionId: number,
  now: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<MessageRow | undefined> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('discussionId', '=', discussionId)
    .where('state', '=', sql.lit('running'))
    .where('leaseUntil', '>', now)
    .where('leaseUntil', '<=', furthestLease(now))
    .where('id', '<', before)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export const changeVerdict = async (
  db: Db,
  owner: Owner,
  id: number,
  change: { from: string | null; verdict: string; verdicts: string },
): Promise<boolean> => {
  const done = await db
    .updateTable('messages')
    .set({ verdict: change.verdict, verdicts: change.verdicts })
    .where('id', '=', id)
    .where('userId', '=', owner.userId)
    .where('verdict', '=', change.from)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
};
