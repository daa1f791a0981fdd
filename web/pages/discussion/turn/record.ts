import type { Message } from '#contract/discussions.ts';
import { keyOf } from '../talk/entries.ts';

/** What the server holds of one turn. */
export type TurnRecord = { asked: Message; reply: Message | null };

export function recordOf(messages: readonly Message[], key: string): TurnRecord | null {
  const at = messages.findLastIndex((message) => message.sender === 'user' && keyOf(message) === key);
  const asked = messages[at];
  if (!asked) return null;
  const next = messages[at + 1];
  return { asked, reply: next?.sender === 'ai' ? next : null };
}

/** The turn that is being answered just now, whoever sent it: another tab, or this page before a reload. */
export function runningRecord(messages: readonly Message[]): TurnRecord | null {
  const at = messages.findIndex(({ sender, state }) => sender === 'ai' && state === 'running');
  const asked = messages[at - 1];
  return at > 0 && asked?.sender === 'user' ? { asked, reply: messages[at] ?? null } : null;
}

/** The reply is as whole as it will be without being asked again. */
export function isWhole(record: TurnRecord | null): boolean {
  return record?.reply?.state === 'done' || record?.reply?.state === 'stopped';
}
