import { type Kysely, sql, type Transaction } from 'kysely';
import type { Authorized } from '../policies/permit.ts';
import { furthestLease } from './replies.ts';
import { inSlices } from './slices.ts';
import type { Row, Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
type Owner = Authorized<'collection'>;
type MessageRow = Row<'messages'>;

export const messagesOf = (db: Db, discussionId: number): Promise<MessageRow[]> =>
  db.selectFrom('messages').selectAll().where('discussionId', '=', discussionId).orderBy('id').execute();

/** A message may have 100,000 characters, and as many again in what was judged of it. */
const IN_A_SLICE = 50;

/** A talk of any length from its beginning, a slice at a time. */
export const messageSlices = (db: Db, discussionId: number): AsyncGenerator<MessageRow[]> =>
  inSlices(IN_A_SLICE, (after) =>
    db
      .selectFrom('messages')
      .selectAll()
      .where('discussionId', '=', discussionId)
      .where('id', '>', after ?? 0)
      .orderBy('id')
      .limit(IN_A_SLICE)
      .execute(),
  );

/** Those of the talk from one message to another. */
export const messagesBetween = (db: Db, discussionId: number, first: number, last: number) =>
  db
    .selectFrom('messages')
    .select(['id', 'content', 'sender', 'state', 'leaseUntil'])
    .where('discussionId', '=', discussionId)
    .where('id', '>=', first)
    .where('id', '<=', last)
    .orderBy('id')
    .execute();

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
