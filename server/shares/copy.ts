/**
 * What a link shows: the messages that were there when it was made, as long as they are there with the same
 * words. The copy keeps digests and no words, so that nothing deleted lives on in it.
 */
import { createHash } from 'node:crypto';
import type { SharedMessage } from '#contract/shares.ts';
import { stateOf } from '../store/message-told.ts';
import type { Row } from '../store/tables.ts';

type Said = Pick<Row<'messages'>, 'id' | 'content' | 'sender' | 'state' | 'leaseUntil'>;
/** In copies of before pages the length is missing. */
export type Entry = [messageId: number, digest: string, characters?: number];

/** A page has no more messages than this, and no more characters, unless one message alone has. */
const MOST_MESSAGES = 100;
const MOST_CHARACTERS = 60_000;
/** What a message of unknown length is taken for. */
const MAY_HAVE = 8_000;

const digest = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** A reply that is still being written is not part of it. */
export const entriesOf = (rows: readonly Said[], now: number): Entry[] =>
  rows
    .filter((row) => row.content !== '' && stateOf(row, now) !== 'running')
    .map((row) => [row.id, digest(row.content), row.content.length]);

/** The copy cut into pages, in the order of the talk; there is always a first one. */
export const pagesOf = (copy: string): Entry[][] => {
  const pages: Entry[][] = [[]];
  let characters = 0;
  for (const entry of JSON.parse(copy) as Entry[]) {
    const length = entry[2] ?? MAY_HAVE;
    let page = pages.at(-1) ?? [];
    if (page.length > 0 && (page.length >= MOST_MESSAGES || characters + length > MOST_CHARACTERS)) {
      page = [];
      pages.push(page);
      characters = 0;
    }
    page.push(entry);
    characters += length;
  }
  return pages;
};

/** Of these rows what the page shows. */
export const shownOf = (rows: readonly Said[], page: readonly Entry[]): SharedMessage[] => {
  const kept = new Map(page.map(([id, was]) => [id, was]));
  return rows
    .filter((row) => kept.get(row.id) === digest(row.content))
    .map(({ content, sender, state }) => ({ content, sender, state: state === 'done' ? 'done' : 'cut' }));
};
