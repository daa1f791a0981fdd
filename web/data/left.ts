/**
 * Who signs out while the server cannot be reached has left all the same: the session is ended as soon as it can be,
 * before anybody is shown as signed in by it.
 */
import { call } from '../call.ts';

const LEFT = 'colloquy:left';

export function noteLeft(): void {
  localStorage.setItem(LEFT, 'yes');
}

export function noteEntered(): void {
  localStorage.removeItem(LEFT);
}

export async function endLeftSession(): Promise<void> {
  await call('POST /api/auth/logout');
  noteEntered();
}
