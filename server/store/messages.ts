import { type Kysely, sql, type Transaction } from 'kysely';
import { type Grounds, type Message, STAND_INS, type StandIn } from '#contract/discussions.ts';
import type { Kind } from '#contract/kinds.ts';
import type { Verdict } from '#guide/types.ts';
import type { Authorized } from '../policies/permit.ts';
import { Problem } from '../problem.ts';
import type { Row, Tables } from './tables.ts';
import { isoTime } from './times.ts';
import { workShape } from './work-shapes.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
type Owner = Authorized<'collection'>;
type MessageRow = Row<'messages'>;
type Place = { id: number; kind: string; itemId: number | null };

/** How long a reply may go without a sign of life from whoever writes it. */
export const LEASE_MS = 15_000;

/** Beyond it nobody gives one: it was given before the clock was put back, with some room for servers that differ. */
const furthestLease = (now: number): number => now + LEASE_MS + 60_000;

export const isRunning = (row: Pick<MessageRow, 'state' | 'leaseUntil'>, now: number): boolean =>
  row.state === 'running' && (row.leaseUntil ?? 0) > now && (row.leaseUntil ?? 0) <= furthestLease(now);

/** A reply whose writer died is told as what it is, whether or not anyone has noted it down yet. */
export const stateOf = (row: Pick<MessageRow, 'state' | 'leaseUntil'>, now: number): Message['state'] =>
  row.state === 'running' && !isRunning(row, now) ? 'interrupted' : (row.state as Message['state']);

export const feedbackOf = (row: Pick<MessageRow, 'verdict'>): Message['feedback'] => {
  if (!row.verdict) return null;
  const { rating, comment } = JSON.parse(row.verdict);
  return { rating, comment };
};

/** What the feedback rests on, and what was said of it before. */
export const groundsOf = (row: Pick<MessageRow, 'verdict' | 'verdicts'>): Grounds | null => {
  if (!row.verdict) return null;
  const { criteria, missing }: Verdict = JSON.parse(row.verdict);
  return {
    criteria: criteria.map(({ criterion, span }) => ({ criterion, ...span })),
    missing,
    history: row.verdicts ? JSON.parse(row.verdicts) : [],
  };
};
/** Told only where there is something to tell. */
export const standInOf = (row: Pick<MessageRow, 'standIn'>): { standIn?: StandIn } => {
  const standIn = STAND_INS.find((known) => known === row.standIn);
  return standIn ? { standIn } : {};
};

export const toMessage = (
  row: MessageRow,
  about: { itemId: number | null; readerName: string; now: number },
): Message => ({
  id: row.id,
  discussionId: row.discussionId,
  bookId: about.itemId ?? 0,
  content: row.content,
  sender: row.sender,
  userId: row.sender === 'ai' ? 'AI' : about.readerName || 'User',
  feedback: feedbackOf(row),
  guide: row.guide,
  ...standInOf(row),
  state: stateOf(row, about.now),
  clientMessageId: row.clientMessageId,
  timestamp: isoTime(row.createdAt),
});

export const messagesOf = (db: Db, discussionId: number): Promise<MessageRow[]> =>
  db.selectFrom('messages').selectAll().where('discussionId', '=', discussionId).orderBy('id').execute();

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

export type Kept =
  | { fresh: true; asked: MessageRow; reply: MessageRow }
  | { fresh: false; asked: MessageRow; reply: MessageRow };

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
  'content' | 'state' | 'guide' | 'standIn' | 'verdict' | 'tokensIn' | 'tokensOut' | 'tokensEstimated'
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

/** Stops whatever is being written, on whichever server: its writer finds the row no longer its own. */
export const stopReplies = async (db: Db, discussionId: number): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ state: 'stopped', leaseUntil: null })
    .where('discussionId', '=', discussionId)
    .where('state', '=', sql.lit('running'))
    .execute();
};

/** The same with all that is being written for a person. */
export const stopRepliesTo = async (db: Db, userId: number): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ state: 'stopped', leaseUntil: null })
    .where('userId', '=', userId)
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

/** The opening, unless something has been said already. */
export const keepOpening = async (
  db: Transaction<Tables>,
  owner: Owner,
  discussion: Place,
  said: {
    content: string;
    guide: string;
    standIn?: StandIn;
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

/** The discussion and its work know when it was last spoken of. */
const noteSaid = async (
  db: Transaction<Tables>,
  discussion: Place,
  added: number,
  now: number,
): Promise<void> => {
  await db
    .updateTable('discussions')
    .set({ lastMessageAt: now, messageCount: sql<number>`"messageCount" + ${added}` })
    .where('id', '=', discussion.id)
    .execute();
  const shape = workShape(discussion.kind as Kind);
  if (shape && discussion.itemId !== null)
    await db.updateTable(shape.table).set({ lastSession: now }).where('id', '=', discussion.itemId).execute();
};
