/**
 * Who signs out while the server cannot be reached has left all the same: the session is ended as soon as it can be,
 * before anybody is shown as signed in by it.
 */
import { call } from '../call.ts';

const LEFT = 'colloquy:left';

export function noteLeft(): void {
  try {
    localStorage.setItem(LEFT, 'yes');
  } catch (cause) {
    console.error('That the session is to be ended could not be kept.', cause);
  }
}

export function noteEntered(): void {
  try {
    localStorage.removeItem(LEFT);
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

export async function endLeftSession(): Promise<void> {
  try {
    if (localStorage.getItem(LEFT) === null) return;
  } catch {
    return;
  }
  await call('POST /api/auth/logout');
  noteEntered();
}
