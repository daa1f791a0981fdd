/** Replies while they are written: whoever writes one holds a lease on it, and renews it with each piece. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { SKEW_MS } from './clock-skew.ts';
import { noteSaid, type Place } from './note-said.ts';
import type { Row, Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
type MessageRow = Row<'messages'>;

/** How long a reply may go without a sign of life from whoever writes it. */
export const LEASE_MS = 15_000;

/** Beyond it nobody gives one: it was given before the clock was put back. */
export const furthestLease = (now: number): number => now + LEASE_MS + SKEW_MS;

/** Takes over a reply that broke off or was stopped; false when somebody else was faster. */
export const beginAgain = async (db: Db, reply: MessageRow, now: number): Promise<boolean> => {
  const done = await db
    .updateTable('messages')
    .set({
      content: '',
      state: 'running',
      leaseUntil: now + LEASE_MS,
      guide: null,
      standIn: null,
      verdict: null,
      verdicts: null,
      turn: null,
    })
    .where('id', '=', reply.id)
    .where('state', '=', reply.state)
    .where((eb) =>
      eb.or([
        eb('state', '!=', 'running'),
        eb('leaseUntil', '<=', now),
        eb('leaseUntil', '>', furthestLease(now)),
      ]),
    )
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
};

/** For a server that is the only one there is: what was being written when the last one ended broke off. */
export const endLeases = async (db: Db): Promise<void> => {
  await db.updateTable('messages').set({ leaseUntil: 0 }).where('state', '=', 'running').execute();
};

/** Writes down how far it has come; false when the reply is no longer ours to write: stopped, or deleted. */
export const keepProgress = async (
  db: Db,
  replyId: number,
  content: string,
  now: number,
): Promise<boolean> => {
  const done = await db
    .updateTable('messages')
    .set({ content, leaseUntil: now + LEASE_MS })
    .where('id', '=', replyId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
};

export type Ending = Pick<
  MessageRow,
  | 'content'
  | 'state'
  | 'guide'
  | 'standIn'
  | 'verdict'
  | 'turn'
  | 'tokensIn'
  | 'tokensOut'
  | 'tokensEstimated'
>;

export const endReply = async (
  db: Transaction<Tables>,
  replyId: number,
  discussion: Place,
  ending: Ending,
  now: number,
): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ ...ending, leaseUntil: null })
    .where('id', '=', replyId)
    .where('state', 'in', ['running', 'stopped'])
    .execute();
  await noteSaid(db, discussion, 0, now);
};

/** Stops what is being written in these talks, or for these people, on whichever server: its writer finds the row no longer its own. */
export const stopReplies = async (
  db: Db,
  [of, ids]: ['discussionId' | 'userId', readonly number[]],
): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ state: 'stopped', leaseUntil: null })
    .where(of, 'in', ids)
    .where('state', '=', sql.lit('running'))
    .execute();
};

/** Replies nobody writes any more say so. */
export const markLeftBehind = async (db: Db, now: number): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ state: 'interrupted', leaseUntil: null })
    .where('state', '=', sql.lit('running'))
    .where((eb) => eb.or([eb('leaseUntil', '<=', now), eb('leaseUntil', '>', furthestLease(now))]))
    .execute();
};
