/**
 * How what a visitor prepared becomes an account's, once. Whoever signs in first takes it: it moves,
 * within this browser, to a place with their number on it, and from there to the server, as often as
 * it takes. Nobody else's signing in can find it again.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { FIRST_BOOKS_MAX } from '#contract/first-books.ts';
import type { FirstBook } from '#contract/onboarding.ts';
import { CallError, call } from '../call.ts';
import { booksQuery } from './books.ts';
import { booksFrom, type Prepared, prepare, readPrepared } from './prepared.ts';

/** With `colloquy:` in front, so that it goes with the person's other words when they sign out. */
const placeOf = (userId: number) => `colloquy:first-steps:${userId}`;

/** To be called with whoever is signed in, before the mirror has their name. */
export function claimPrepared(user: User): void {
  const prepared = readPrepared();
  const finished = prepared.finished && !user.onboardedAt;
  const firstName = user.firstName ? '' : prepared.firstName;
  if (prepared.books.length === 0 && !finished && !firstName) return;
  const waiting = claimedBy(user.id);
  const books = [...(waiting?.books ?? []), ...prepared.books].slice(0, FIRST_BOOKS_MAX);
  if (keepClaimed(user.id, { books, firstName, finished: finished || waiting?.finished === true }))
    prepare({ books: [] });
}

export function claimedBy(userId: number): Prepared | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(placeOf(userId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { books, firstName, finished } = stored as Record<string, unknown>;
    return {
      books: booksFrom(books),
      firstName: typeof firstName === 'string' ? firstName.slice(0, 100) : '',
      finished: finished === true,
    };
  } catch (cause) {
    console.error('What this browser kept of the first steps cannot be read.', cause);
    return null;
  }
}

function keepClaimed(userId: number, claimed: Prepared | null): boolean {
  try {
    if (claimed) localStorage.setItem(placeOf(userId), JSON.stringify(claimed));
    else localStorage.removeItem(placeOf(userId));
    return true;
  } catch (cause) {
    console.error('The first steps could not be kept in this browser.', cause);
    return false;
  }
}

export type Adopted = { user: User; books: FirstBook[] };

/** Sends what the person claimed. One tab at a time; the others then find nothing left to send. */
export async function adopt(client: QueryClient, userId: number): Promise<Adopted | null> {
  return oneTabAtATime(async () => {
    const claimed = claimedBy(userId);
    if (!claimed) return null;
    try {
      const user = await call('POST /api/onboarding', { body: { userId, ...claimed } });
      keepClaimed(userId, null);
      if (claimed.books.length > 0) await client.invalidateQueries(booksQuery);
      return { user, books: claimed.books };
    } catch (error) {
      // It would be refused in the same way for ever.
      if (error instanceof CallError && error.status === 400) keepClaimed(userId, null);
      throw error;
    }
  });
}

async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  // Without locks (an insecure address) the server still adds nothing twice.
  return navigator.locks ? navigator.locks.request('colloquy:first-steps', work) : work();
}
