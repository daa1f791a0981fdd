/** How what a person claimed comes home: sent as often as it takes, and forgotten only when it is there. */
import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { FIRST_BOOKS_MAX } from '#contract/first-books.ts';
import type { FirstBook } from '#contract/onboarding.ts';
import { CallError, call } from '../call.ts';
import { booksQuery } from './books.ts';
import { type Claim, claimsKey } from './claim.ts';
import { booksFrom, type Prepared } from './prepared.ts';

/** All that waits for this person, as one. */
export function claimedBy(userId: number): Prepared | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(claimsKey(userId)) ?? 'null');
    if (!Array.isArray(stored)) return null;
    const claims = stored as Partial<Claim>[];
    const names = claims.map(({ firstName }) => firstName).filter((name) => typeof name === 'string');
    return {
      books: claims
        .flatMap(({ books }) => (books ? booksFrom(JSON.parse(books)) : []))
        .slice(0, FIRST_BOOKS_MAX),
      firstName: (names[0] ?? '').slice(0, 100),
      finished: claims.some(({ finished }) => finished === true),
    };
  } catch (cause) {
    console.error('What this browser kept of the first steps cannot be read.', cause);
    forget(userId);
    return null;
  }
}

function forget(userId: number): void {
  localStorage.removeItem(claimsKey(userId));
}

export type Adopted = { user: User; books: FirstBook[] };

/** Sends what the person claimed. One tab at a time; the others then find nothing left to send. */
export async function adopt(client: QueryClient, userId: number): Promise<Adopted | null> {
  return oneTabAtATime(async () => {
    const claimed = claimedBy(userId);
    if (!claimed) return null;
    try {
      const user = await call('POST /api/onboarding', { body: { userId, ...claimed } });
      forget(userId);
      if (claimed.books.length > 0) await client.invalidateQueries(booksQuery);
      return { user, books: claimed.books };
    } catch (error) {
      // It would be refused in the same way for ever.
      if (error instanceof CallError && error.status === 400) forget(userId);
      throw error;
    }
  });
}

async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  // Without locks (an insecure address) the server still adds nothing twice.
  return navigator.locks ? navigator.locks.request('colloquy:first-steps', work) : work();
}
