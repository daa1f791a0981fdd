/**
 * What a link shows: the messages that were there when it was made, as long as they are there with the same
 * words. The copy keeps digests and no words, so that nothing deleted lives on in it.
 */
import { createHash } from 'node:crypto';
import type { SharedMessage } from '#contract/shares.ts';
import { stateOf } from '../store/message-told.ts';
import type { Row } from '../store/tables.ts';

type MessageRow = Row<'messages'>;
type Entry = [messageId: number, digest: string];

const digest = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** A reply that is still being written is not part of it. */
export const copyOf = (rows: readonly MessageRow[], now: number): string =>
  JSON.stringify(
    rows
      .filter((row) => row.content !== '' && stateOf(row, now) !== 'running')
      .map((row): Entry => [row.id, digest(row.content)]),
  );

export const shownOf = (rows: readonly MessageRow[], copy: string): SharedMessage[] => {
  const kept = new Map<number, string>(JSON.parse(copy) as Entry[]);
  return rows
    .filter((row) => kept.has(row.id) && kept.get(row.id) === digest(row.content))
    .map(({ content, sender, state }) => ({ content, sender, state: state === 'done' ? 'done' : 'cut' }));
};
