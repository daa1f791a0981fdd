/**
 * What was said, in the order of the talk. A reply names the message it answers by an id that exists only once
 * that message is written; so all discussions are written side by side, each as far as it gets in one wave.
 */
import type { Transaction } from 'kysely';
import type { Authorized } from '../../policies/permit.ts';
import { addMessages, type NewMessage } from '../../store/imports.ts';
import type { Tables } from '../../store/tables.ts';
import type { MessageEntry } from './export-entries.ts';
import type { Saving } from './saving.ts';

type Said = { id: number; messages: readonly MessageEntry[] };
type Written = Said & { next: number; ids: Map<number, Known>; clientIds: Set<string> };
type Known = { id: number; sender: MessageEntry['sender'] };

export const saveMessages = async (
  step: Transaction<Tables>,
  owner: Authorized<'collection'>,
  talks: readonly Said[],
  { now, between }: Saving,
): Promise<void> => {
  let open: Written[] = talks.map((talk) => ({ ...talk, next: 0, ids: new Map(), clientIds: new Set() }));
  while (open.length > 0) {
    const wave = open.flatMap((talk) => nextOf(talk).map((message) => ({ talk, message })));
    const ids = await addMessages(
      step,
      owner,
      wave,
      {
        sizeOf: ({ message }) => message.content.length,
        toRow: ({ talk, message }) => row(talk, message, now),
      },
      between,
    );
    wave.forEach(({ talk, message }, place) => {
      const id = ids[place];
      if (message.id !== null && id !== undefined) talk.ids.set(message.id, { id, sender: message.sender });
    });
    open = open.filter(({ next, messages }) => next < messages.length);
  }
};

/** The messages up to the first that answers one of them. */
const nextOf = (talk: Written): MessageEntry[] => {
  const some: MessageEntry[] = [];
  const inWave = new Set<number>();
  for (; talk.next < talk.messages.length; talk.next += 1) {
    const message = talk.messages[talk.next] as MessageEntry;
    if (message.replyTo !== null && inWave.has(message.replyTo)) break;
    if (message.id !== null) inWave.add(message.id);
    some.push(message);
  }
  return some;
};

const row = (talk: Written, message: MessageEntry, now: number): NewMessage => {
  const isGuide = message.sender === 'ai';
  const answered = isGuide && message.replyTo !== null ? talk.ids.get(message.replyTo) : undefined;
  const replyTo = answered?.sender === 'user' ? answered.id : null;
  const verdict = replyTo === null ? null : message.verdict;
  return {
    discussionId: talk.id,
    sender: message.sender,
    content: message.content,
    state: message.state,
    clientMessageId: isGuide ? null : ownClientId(talk, message.clientMessageId),
    replyTo,
    guide: isGuide ? message.guide : null,
    verdict: verdict && JSON.stringify(verdict),
    verdicts: verdict && message.verdictHistory && JSON.stringify(message.verdictHistory),
    struckAt: verdict && message.struckAt,
    standIn: isGuide ? message.standIn : null,
    turn: isGuide && message.turn ? JSON.stringify(message.turn) : null,
    createdAt: Math.min(message.timestamp, now),
  };
};

/** One discussion has a client's id once. */
const ownClientId = ({ clientIds }: Written, id: string | null): string | null => {
  if (id === null || clientIds.has(id)) return null;
  clientIds.add(id);
  return id;
};
