import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { User } from '#contract/accounts.ts';
import { CallError, call, UnreachableError } from '../call.ts';
import {
  clearMirror,
  forgetUser,
  mirroredUser,
  mirrorUser,
  readKept,
  readMirror,
  writeMirror,
} from '../mirror.ts';
import { claimPrepared } from './claim.ts';

export type SessionState = { state: 'loading' } | { state: 'visitor' } | { state: 'person'; user: User };

export const sessionQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: fetchSession,
});

/** Whoever is signed in, or null. Asked even without a stored token: the cookie alone is enough. */
export async function fetchSession(): Promise<User | null> {
  if (hasLeft()) await (await import('./left.ts')).endLeftSession();
  const token = readMirror('authToken');
  try {
    const user = await call(
      'GET /api/auth/user',
      token ? { headers: { authorization: `Bearer ${token}` } } : {},
    );
    receive(user);
    return user;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) {
      forgetUser();
      forgetSeen();
      return null;
    }
    // Out of reach is not signed out: whoever was here last can still read what is at hand.
    if (error instanceof UnreachableError || isServerTrouble(error)) return mirroredUser();
    throw error;
  }
}

function isServerTrouble(error: unknown): boolean {
  return error instanceof CallError && (error.status >= 500 || error.status === 429);
}

export function useSession(): SessionState {
  const { data, isPending } = useQuery(sessionQuery);
  if (isPending) return { state: 'loading' };
  return data ? { state: 'person', user: data } : { state: 'visitor' };
}

const Person = createContext<User | null>(null);
export const PersonProvider = Person.Provider;

/**
 * The person of a page that only signed-in people are shown: whoever the house was drawn for. The session itself may
 * have ended a moment before the page is taken away, and what is drawn in between would know nobody.
 */
export function usePerson(): User {
  const user = useContext(Person);
  if (!user) throw new Error('This page is for signed-in people only.');
  return user;
}

/** Somebody signed out here, and the server does not know it yet. */
const hasLeft = () => readKept('colloquy:left') !== null;

export type Entered = { user: User; token: string };

/** What follows a login or a signup: nothing of whoever was here before stays in memory. */
export function enter(client: QueryClient, { user, token }: Entered): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
  writeMirror('authToken', token);
  if (hasLeft()) void import('./left.ts').then(({ noteEntered }) => noteEntered());
  showUser(client, user);
}

/** What was prepared by a visitor is claimed before the mirror shows who is here now. */
function receive(user: User): void {
  claimPrepared(user);
  mirrorUser(user);
  lastSeen()
    .then(({ hereIs }) => hereIs(user.id))
    .catch(notKept);
}

/** Of what this browser keeps for offline, nothing is for the next one here. */
function forgetSeen(): void {
  lastSeen()
    .then(({ nobodyIsHere }) => nobodyIsHere())
    .catch(notKept);
}

/** What is kept for offline; nobody waits for its code but who signs out. */
const lastSeen = () => import('../last-seen/last-seen.ts');

function notKept(cause: unknown): void {
  console.error('Kept for offline', cause);
}

/** Whoever was here last is here until the server says otherwise, so that nobody waits for it to say so. */
export function beginAsBefore(client: QueryClient): void {
  const user = mirroredUser();
  if (!user) return;
  claimPrepared(user);
  client.setQueryData(sessionQuery.queryKey, user);
  client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch((cause: unknown) => console.error(cause));
}

export function showUser(client: QueryClient, user: User): void {
  receive(user);
  client.setQueryData(sessionQuery.queryKey, user);
}

/** The server said that nobody is signed in any more. */
export function noticeSessionEnded(client: QueryClient): void {
  forgetUser();
  forgetSeen();
  client.setQueryData(sessionQuery.queryKey, null);
}

/** Nothing of whoever was here stays in this browser, but for how it looks. */
export async function forgetDevice(): Promise<void> {
  clearMirror();
  await lastSeen()
    .then(({ forgetEverybody }) => forgetEverybody())
    .catch(notKept);
}

/** Always ends at the front page, which is loaded anew, so that nothing personal stays in memory. */
export async function logout(leave = () => window.location.assign('/')): Promise<void> {
  let hasEnded = true;
  try {
    await call('POST /api/auth/logout');
  } catch (cause) {
    console.error('The server did not take the logout.', cause);
    hasEnded = false;
  } finally {
    await forgetDevice();
    if (!hasEnded) await import('./left.ts').then(({ noteLeft }) => noteLeft()).catch(notKept);
    leave();
  }
}
