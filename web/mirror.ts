/**
 * What the browser keeps for a quick start, and for a visitor who has no account yet. The server
 * is the truth: losing all of this loses nothing of a signed-in person's.
 */
import type { User } from '#contract/accounts.ts';

export const MIRROR_KEYS = {
  theme: 'theme',
  authToken: 'authToken',
  userBooks: 'userBooks',
  userName: 'userName',
  isAuthenticated: 'isAuthenticated',
  hasCompletedOnboarding: 'hasCompletedOnboarding',
  activeBookId: 'activeBookId',
  user: 'user',
  userProfileImage: 'userProfileImage',
} as const;
export type MirrorKey = keyof typeof MIRROR_KEYS;

/** How the page looks belongs to the device, not to the person who signs out on it. */
const SURVIVES_SIGN_OUT: readonly MirrorKey[] = ['theme'];

export function readMirror(key: MirrorKey): string | null {
  return readKept(MIRROR_KEYS[key]);
}

/** What this browser keeps under any name of ours. */
export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Writes, or with null forgets. Where storage is full or refused the page goes on without. */
export function writeMirror(key: MirrorKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(MIRROR_KEYS[key]);
    else localStorage.setItem(MIRROR_KEYS[key], value);
  } catch (cause) {
    console.error(`Could not keep ${key} in this browser.`, cause);
  }
}

export function readMirroredJson(key: MirrorKey): unknown {
  const stored = readMirror(key);
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as unknown;
  } catch (cause) {
    console.error(`What this browser kept as ${key} cannot be read.`, cause);
    writeMirror(key, null);
    return null;
  }
}

export function mirrorUser(user: User): void {
  writeMirror('user', JSON.stringify(user));
  writeMirror('userName', user.firstName);
  writeMirror('isAuthenticated', 'true');
  writeMirror('userProfileImage', user.profileImageUrl);
  writeMirror('hasCompletedOnboarding', user.onboardedAt ? 'true' : null);
}

export function mirroredUser(): User | null {
  const stored = readMirroredJson('user');
  const isUser = typeof stored === 'object' && stored !== null && 'id' in stored && 'email' in stored;
  return isUser ? (stored as User) : null;
}

/** The session is over: who it was is forgotten; what a visitor may have prepared stays. */
export function forgetUser(): void {
  const wasSomebody = readMirror('user') !== null;
  for (const key of ['authToken', 'user', 'isAuthenticated', 'userProfileImage'] as const)
    writeMirror(key, null);
  // A visitor keeps these two for the account they may yet have.
  if (wasSomebody) for (const key of ['userName', 'hasCompletedOnboarding'] as const) writeMirror(key, null);
}

export function clearMirror(): void {
  for (const key of Object.keys(MIRROR_KEYS) as MirrorKey[]) {
    if (!SURVIVES_SIGN_OUT.includes(key)) writeMirror(key, null);
  }
  clearOwnWords();
}

/** Drafts and messages that were not sent: they are nobody's but whoever typed them. */
function clearOwnWords(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('colloquy:')) localStorage.removeItem(key);
    }
  } catch (cause) {
    console.error('Could not clear what was typed in this browser.', cause);
  }
}
