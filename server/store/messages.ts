import { type Kysely, sql, type Transaction } from 'kysely';
import type { Authorized } from '../policies/permit.ts';
import { furthestLease } from './replies.ts';
import { inMeasuredSlices, MOST_MEASURED } from './slices.ts';
import type { Row, Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
type Owner = Authorized<'collection'>;
type MessageRow = Row<'messages'>;

/** Known without reading the words themselves. */
export const sizeOf = sql<number>`octet_length(content) + coalesce(octet_length(verdict), 0)
  + coalesce(octet_length(verdicts), 0) + coalesce(octet_length(turn), 0)`;

/** What a talk began with. */
export const firstMessage = (db: Db, discussionId: number): Promise<MessageRow | undefined> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('discussionId', '=', discussionId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export const lastMessageId = async (db: Db, discussionId: number): Promise<number | null> => {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('discussionId', '=', discussionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
};

/** A talk of any length from its beginning, a slice at a time. */
export const messageSlices = (db: Db, discussionId: number): AsyncGenerator<MessageRow[]> => {
  const talk = db.selectFrom('messages').where('discussionId', '=', discussionId).orderBy('id');
  return inMeasuredSlices(
    (after) =>
      talk
        .select(['id', sizeOf.as('bytes')])
        .where('id', '>', after ?? 0)
        .limit(MOST_MEASURED)
        .execute(),
    ({ lowest, highest }) => talk.selectAll().where('id', '>=', lowest).where('id', '<=', highest).execute(),
  );
};

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

/** What a turn is answered from: a talk of any length costs no more than one of this. */
const LATELY = 120;
const BYTES_LATELY = 60_000;

/** What was said last before a message, in the order of the talk. */
export const latelyBefore = async (db: Db, discussionId: number, before: number): Promise<MessageRow[]> => {
  const talk = db.selectFrom('messages').where('discussionId', '=', discussionId).where('id', '<', before);
  const sizes = await talk
    .select(['id', sizeOf.as('bytes')])
    .orderBy('id', 'desc')
    .limit(LATELY)
    .execute();
  let sum = 0;
  const near = sizes.filter(({ bytes }, at) => {
    sum += bytes;
    return at === 0 || sum <= BYTES_LATELY;
  });
  const first = near.at(-1);
  return first ? talk.selectAll().where('id', '>=', first.id).orderBy('id').execute() : [];
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
