/** What is put down of a talk: the reader's words with the place of their reply, and the opening. */
import type { Kysely, Transaction } from 'kysely';
import type { StandIn } from '#contract/discussions.ts';
import type { Authorized } from '../policies/permit.ts';
import { Problem } from '../problem.ts';
import { isRunning } from './message-told.ts';
import { findReply } from './messages.ts';
import { noteSaid, type Place } from './note-said.ts';
import { LEASE_MS } from './replies.ts';
import type { Row, Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
type Owner = Authorized<'collection'>;
type MessageRow = Row<'messages'>;

export type Kept = { fresh: boolean; asked: MessageRow; reply: MessageRow };

/**
 * Puts down the reader's words and the place of their reply in one go. Words that are there already under the
 * same client id come back as they are, with the reply they have.
 */
export const keepMessage = async (
  db: Transaction<Tables>,
  owner: Owner,
  discussion: Place,
  { replaces, ...said }: { content: string; clientMessageId: string | null; replaces: number | null },
  now: number,
): Promise<Kept> => {
  const row = { discussionId: discussion.id, userId: owner.userId, createdAt: now };
  const asked = await db
    .insertInto('messages')
    .values({ ...row, sender: 'user', state: 'done', guide: null, replyTo: null, ...said })
    .onConflict((conflict) =>
      conflict
        .columns(['discussionId', 'clientMessageId'])
        .where('clientMessageId', 'is not', null)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (!asked) return before(db, discussion.id, said.clientMessageId ?? '');
  const gone = replaces === null ? 0 : await takeOut(db, discussion.id, replaces, asked.id, now);
  if (gone === null) throw new Problem('not_replaceable');
  const reply = await db
    .insertInto('messages')
    .values({
      ...row,
      sender: 'ai',
      content: '',
      state: 'running',
      guide: null,
      clientMessageId: null,
      replyTo: asked.id,
      leaseUntil: now + LEASE_MS,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteSaid(db, discussion, 2 - gone, now);
  return { fresh: true, asked, reply };
};

/**
 * The reader's last message leaves with its answer, for the words that take its place; answers how many
 * messages went, or null where it is not the last one, is not there, or is just being answered.
 */
const takeOut = async (
  db: Transaction<Tables>,
  discussionId: number,
  replaced: number,
  by: number,
  now: number,
): Promise<number | null> => {
  // Locks the row, so that two that would replace the same words take turns.
  await db.updateTable('discussions').set({ lastMessageAt: now }).where('id', '=', discussionId).execute();
  const turn = await db
    .selectFrom('messages')
    .selectAll()
    .where('discussionId', '=', discussionId)
    .where('id', '>=', replaced)
    .where('id', '<', by)
    .execute();
  const [asked, ...later] = turn;
  const isLastTurn = asked?.id === replaced && later.every((row) => row.replyTo === replaced);
  if (asked?.sender !== 'user' || !isLastTurn || later.some((row) => isRunning(row, now))) return null;
  // What the guide used was used, whatever became of its words.
  const used = { tokensIn: total(turn, 'tokensIn'), tokensOut: total(turn, 'tokensOut') };
  await db.updateTable('messages').set(used).where('id', '=', by).execute();
  await db
    .deleteFrom('messages')
    .where(
      'id',
      'in',
      turn.map(({ id }) => id),
    )
    .execute();
  return turn.length;
};

const total = (rows: readonly MessageRow[], name: 'tokensIn' | 'tokensOut'): number =>
  rows.reduce((sum, row) => sum + row[name], 0);

const before = async (db: Db, discussionId: number, clientMessageId: string): Promise<Kept> => {
  const asked = await db
    .selectFrom('messages')
    .selectAll()
    .where('discussionId', '=', discussionId)
    .where('clientMessageId', '=', clientMessageId)
    .executeTakeFirstOrThrow();
  const reply = await findReply(db, asked.id);
  if (!reply) throw new Error('A message lost the place of its reply.');
  return { fresh: false, asked, reply };
};

/** The opening, unless something has been said already. */
export const keepOpening = async (
  db: Transaction<Tables>,
  owner: Owner,
  discussion: Place,
  said: {
    content: string;
    guide: string;
    standIn?: StandIn;
    turn: string;
    tokensIn: number;
    tokensOut: number;
    tokensEstimated: number;
  },
  now: number,
): Promise<boolean> => {
  // Locks the row, so that two openings at once take turns.
  await db.updateTable('discussions').set({ lastMessageAt: now }).where('id', '=', discussion.id).execute();
  const first = await db
    .selectFrom('messages')
    .select('id')
    .where('discussionId', '=', discussion.id)
    .limit(1)
    .executeTakeFirst();
  if (first) return false;
  await db
    .insertInto('messages')
    .values({
      ...said,
      discussionId: discussion.id,
      userId: owner.userId,
      sender: 'ai',
      state: 'done',
      clientMessageId: null,
      replyTo: null,
      createdAt: now,
    })
    .execute();
  await noteSaid(db, discussion, 1, now);
  return true;
};
