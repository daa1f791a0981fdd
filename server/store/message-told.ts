/** A message as the contract tells it. */
import {
  type Grounds,
  type Message,
  type QuickReply,
  STAND_INS,
  type StandIn,
} from '#contract/discussions.ts';
import type { TurnRecord } from '#guide/talk/state.ts';
import type { Verdict } from '#guide/types.ts';
import { furthestLease } from './replies.ts';
import type { Row } from './tables.ts';
import { isoTime } from './times.ts';

type MessageRow = Row<'messages'>;

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

/** What stands ready under a turn. A menu's lines stand in its text. */
export const quickRepliesOf = ({ quick, move }: TurnRecord): QuickReply[] =>
  move === 'menu' ? [] : quick.map(({ label, says }) => ({ label, says }));

export const recordOf = ({ turn }: Pick<MessageRow, 'turn'>): TurnRecord | null =>
  turn === null ? null : JSON.parse(turn);

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
