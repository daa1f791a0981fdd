/**
 * Whoever signs in first takes what a visitor prepared: as it stands it moves, within this browser, to
 * a key with their number on it. From there `adoption.ts` brings it home. On the way of every page, so
 * it is read there and not here.
 */
import type { User } from '#contract/accounts.ts';
import { mirroredUser, readKept, readMirror, writeMirror } from '../mirror.ts';

/** As the keys of the mirror had it. */
export type Claim = { books: string | null; firstName: string | null; finished: boolean };

/** With `colloquy:` in front, so that it goes with the person's other words when they sign out. */
export const claimsKey = (userId: number) => `colloquy:first-steps:${userId}`;

export function hasClaims(userId: number): boolean {
  return readKept(claimsKey(userId)) !== null;
}

/** The first steps were finished before there was an account, and that is on its way to it. */
export function hasFinishedOnTheWay(userId: number): boolean {
  try {
    return claimsOf(userId).some(({ finished }) => finished);
  } catch {
    // Told of where it is brought home.
    return false;
  }
}

function claimsOf(userId: number): Claim[] {
  return JSON.parse(readKept(claimsKey(userId)) ?? '[]') as Claim[];
}

/** To be called with whoever is signed in, before the mirror has their name. */
export function claimPrepared(user: User): void {
  // Of somebody signed in, name and flag are a mirror of the account; the books never are.
  const isVisitors = mirroredUser() === null;
  const claim: Claim = {
    books: readMirror('userBooks'),
    firstName: isVisitors && !user.firstName ? readMirror('userName') : null,
    finished: isVisitors && !user.onboardedAt && readMirror('hasCompletedOnboarding') === 'true',
  };
  if (!claim.books && !claim.firstName && !claim.finished) return;
  try {
    localStorage.setItem(claimsKey(user.id), JSON.stringify([...claimsOf(user.id), claim]));
    writeMirror('userBooks', null);
  } catch (cause) {
    console.error('The first steps could not be kept in this browser.', cause);
  }
}
