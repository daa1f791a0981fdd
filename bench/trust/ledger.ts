/** What a reader sent and what was acknowledged: what has to be there afterwards, and what may be. */
import type { Person } from './person.ts';

/** The last value that was acknowledged, and one that was sent and never answered. */
export type Value = { acknowledged: string; asked: string | null };

export type Book = {
  id: number | null;
  notes: Value;
  deletion: 'none' | 'asked' | 'acknowledged';
};

export type Said = { text: string; reply: { content: string; messageId: number } | null };

export type Talk = { discussionId: number; said: Map<string, Said> };

export type Import = { titles: string[]; isAcknowledged: boolean };

export type Ledger = {
  person: Person;
  /** By title; a book without an id was asked for and not answered. */
  books: Map<string, Book>;
  bio: Value;
  talks: Talk[];
  imports: Import[];
  acknowledged: number;
};

export const newLedger = (person: Person): Ledger => ({
  person,
  books: new Map(),
  bio: { acknowledged: '', asked: null },
  talks: [],
  imports: [],
  acknowledged: 0,
});

export const couldBe = ({ acknowledged, asked }: Value, found: string | null): boolean =>
  found === acknowledged || (asked !== null && found === asked);
