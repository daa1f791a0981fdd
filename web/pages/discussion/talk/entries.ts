import type { Feedback, Grounds, Message, QuickReply, StandIn } from '#contract/discussions.ts';
import type { Turn } from '../turn/turn.ts';
import type { Work } from '../work/work.ts';
import { cannedReply } from './canned.ts';

/** One paragraph of the talk as it stands on the page. */
export type Entry = {
  /** The same while it is on its way and once the server holds it, so that nothing flickers. */
  key: string;
  sender: 'user' | 'ai';
  content: string;
  at: string | null;
  status: EntryStatus;
  /** Null until the server holds it. */
  messageId: number | null;
  guide: string | null;
  /** Why the built-in guide spoke in a model's place. */
  tookOver: StandIn | null;
  feedback: Feedback | null;
  /** What the feedback rests on, once the server's record has come. */
  grounds: Grounds | null;
  /** What stands ready under it, on the last reply. */
  quickReplies: readonly QuickReply[];
  /** On a reply that broke off: what to send again. */
  again: { key: string; words: string } | null;
};

/** `stand-in` is said by this page, in the guide's place. */
export type EntryStatus =
  | 'done'
  | 'waiting'
  | 'streaming'
  | 'stopped'
  | 'interrupted'
  | 'unsent'
  | 'stand-in';

const NONE: readonly QuickReply[] = [];

const REPLY = ' reply';
export const replyKey = (key: string) => key + REPLY;
/** Of the message that a reply answers. */
export const askedKey = (reply: string) => (reply.endsWith(REPLY) ? reply.slice(0, -REPLY.length) : null);

/** What the server holds, as entries. */
export function storedEntries(messages: readonly Message[]): Entry[] {
  let asked: Message | null = null;
  return messages.map((message) => {
    const isReply = message.sender === 'ai';
    const about = isReply ? asked : null;
    const key = isReply ? (about ? replyKey(keyOf(about)) : `opening ${message.id}`) : keyOf(message);
    const brokeOff = message.state === 'interrupted' && about;
    asked = isReply ? null : message;
    return {
      key,
      sender: message.sender,
      content: message.content,
      at: message.timestamp,
      status: message.state === 'running' ? (message.content ? 'streaming' : 'waiting') : message.state,
      messageId: message.id,
      guide: message.guide,
      tookOver: message.standIn ?? null,
      feedback: message.feedback,
      grounds: message.grounds ?? null,
      quickReplies: message.quickReplies ?? NONE,
      again: brokeOff ? { key: keyOf(about), words: about.content } : null,
    } satisfies Entry;
  });
}

export function keyOf({ id, clientMessageId }: Pick<Message, 'id' | 'clientMessageId'>): string {
  return clientMessageId ?? `message ${id}`;
}

/** The turn on its way, as the one or two entries it is. */
export function turnEntries(turn: Turn, work: Work): Entry[] {
  const unsent = turn.phase === 'unsent';
  const shared = {
    at: turn.saidAt,
    messageId: null,
    guide: null,
    tookOver: null,
    feedback: null,
    grounds: null,
    quickReplies: NONE,
    again: null,
  };
  const words: Entry = {
    ...shared,
    key: turn.key,
    sender: 'user',
    content: turn.words,
    status: unsent ? 'unsent' : 'done',
  };
  if (turn.trouble?.kind === 'refused') return [words];
  const reply: Entry = {
    ...shared,
    key: replyKey(turn.key),
    sender: 'ai',
    content: unsent ? cannedReply(work) : turn.reply,
    status: unsent ? 'stand-in' : statusOf(turn),
    guide: turn.guide,
    feedback: turn.feedback,
    quickReplies: turn.phase === 'ending' ? turn.quickReplies : NONE,
    messageId: turn.messageId,
    // Until the record with the reply's own time has come, so that its place is taken and nothing jumps.
    at: turn.phase === 'ending' ? turn.saidAt : null,
  };
  return [words, reply];
}

function statusOf(turn: Turn): EntryStatus {
  if (turn.phase === 'ending') return 'done';
  return turn.reply ? 'streaming' : 'waiting';
}

/** Without the message that is being replaced, and the reply to it. */
export function without(stored: readonly Entry[], replaced: number | null): readonly Entry[] {
  const gone = replaced === null ? null : stored.find(({ messageId }) => messageId === replaced)?.key;
  return gone ? stored.filter(({ key }) => key !== gone && key !== replyKey(gone)) : stored;
}

/** A turn's own entries stand where the server's record of it stood; those of others stay. */
export function withTurn(stored: readonly Entry[], turn: readonly Entry[]): Entry[] {
  const own = new Map(turn.map((entry) => [entry.key, entry]));
  const kept = stored.map((entry) => {
    const live = own.get(entry.key);
    own.delete(entry.key);
    return live ? { ...live, messageId: entry.messageId } : entry;
  });
  return [...kept, ...own.values()];
}
