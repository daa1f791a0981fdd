import type { ChatEvent } from '#contract/chat.ts';
import type { Feedback, QuickReply } from '#contract/discussions.ts';

/**
 * One exchange on its way: the reader's words and the reply to them, until the server's own record of
 * both has come and takes its place. What is heard for another turn changes nothing.
 */
export type Turn = {
  /** The id the client gave the words; the key of the turn. */
  key: string;
  words: string;
  saidAt: string;
  /** The server's id of the message these words take the place of, with its reply. */
  replaces: number | null;
  phase: TurnPhase;
  reply: string;
  feedback: Feedback | null;
  quickReplies: readonly QuickReply[];
  guide: string | null;
  /** The server's id of the reply, told with its end. */
  messageId: number | null;
  stopping: boolean;
  /** The next words heard are all so far, not the next ones. */
  startsOver: boolean;
  trouble: Trouble | null;
};

/**
 * `waiting` for the first words, `streaming`, `ending` while the server's record is fetched, `lost` when
 * the line broke and it is being found out what became of the reply, `unsent` when the words did not
 * reach the server.
 */
export type TurnPhase = 'waiting' | 'streaming' | 'ending' | 'lost' | 'unsent';

/** Why words were not sent: nobody answered, or the server said why. */
export type Trouble = { kind: 'unreachable' } | { kind: 'refused'; words: string };

export type TurnAction =
  | { type: 'said'; key: string; words: string; at: string; replaces?: number | null }
  | { type: 'kept'; key: string; words: string; at: string; replaces?: number | null }
  | { type: 'joined'; key: string; words: string; at: string }
  | { type: 'heard'; key: string; event: ChatEvent }
  | { type: 'stopping'; key: string }
  | { type: 'lost'; key: string }
  /** `isOutdated`: what it was to replace is no longer the last message, so it stays as it is. */
  | { type: 'failed'; key: string; trouble: Trouble; isOutdated?: boolean }
  | { type: 'settled'; key: string };

const NOTHING_YET = {
  reply: '',
  feedback: null,
  quickReplies: [],
  guide: null,
  messageId: null,
  stopping: false,
  trouble: null,
} as const;

export function turnAfter(turn: Turn | null, action: TurnAction): Turn | null {
  const { key } = action;
  switch (action.type) {
    case 'said':
      return { ...begun(action), phase: 'waiting' };
    case 'kept':
      return { ...begun(action), phase: 'unsent', trouble: { kind: 'unreachable' } };
    case 'joined':
      return { ...(turn?.key === key ? turn : begun(action)), phase: 'waiting', startsOver: true };
  }
  if (turn?.key !== key) return turn;
  switch (action.type) {
    case 'heard':
      return afterHearing(turn, action.event);
    case 'stopping':
      return { ...turn, stopping: true };
    case 'lost':
      return { ...turn, phase: 'lost' };
    case 'failed':
      return {
        ...turn,
        phase: 'unsent',
        trouble: action.trouble,
        replaces: action.isOutdated ? null : turn.replaces,
      };
    case 'settled':
      return null;
  }
}

type Begun = { key: string; words: string; at: string; replaces?: number | null };

function begun({ key, words, at, replaces = null }: Begun): Turn {
  return { ...NOTHING_YET, key, words, saidAt: at, replaces, phase: 'waiting', startsOver: false };
}

function afterHearing(turn: Turn, { event, data }: ChatEvent): Turn {
  switch (event) {
    case 'delta':
      return {
        ...turn,
        phase: 'streaming',
        reply: turn.startsOver ? data.text : turn.reply + data.text,
        startsOver: false,
      };
    case 'feedback':
      return { ...turn, feedback: data };
    case 'quickReplies':
      return { ...turn, quickReplies: data.replies };
    case 'done':
      return {
        ...turn,
        phase: 'ending',
        reply: data.content,
        guide: data.guide,
        messageId: data.messageId ?? null,
      };
    case 'error':
      return { ...turn, phase: 'lost' };
  }
}

/** Whether another message has to wait. */
export function isUnderWay(turn: Turn | null): boolean {
  return turn !== null && turn.phase !== 'unsent' && turn.phase !== 'ending';
}

/** It found nobody, and goes by itself once the server is back. */
export function waitsToBeSent(turn: Turn | null): boolean {
  return turn?.phase === 'unsent' && turn.trouble?.kind === 'unreachable';
}
