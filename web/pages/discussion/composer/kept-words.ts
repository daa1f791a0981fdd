/** What was typed and is not on the server yet: the draft, and the message that could not be sent. */
import { readKept } from '../../../mirror.ts';

const PREFIX = 'colloquy:';

export type UnsentMessage = { key: string; words: string; at: string; replaces: number | null };

/** Which message the draft is to replace, and what stood in the composer before. */
export type Editing = { messageId: number; before: string };

export function readDraft(discussionId: number): string {
  return read(`draft:${discussionId}`) ?? '';
}

export function keepDraft(discussionId: number, text: string): void {
  write(`draft:${discussionId}`, text || null);
}

export function readUnsent(discussionId: number): UnsentMessage | null {
  return readAs(`unsent:${discussionId}`, ({ key, words, at, replaces = null }: Partial<UnsentMessage>) =>
    typeof key === 'string' && typeof words === 'string' && !Number.isNaN(Date.parse(at ?? ''))
      ? { key, words, at: at ?? '', replaces: typeof replaces === 'number' ? replaces : null }
      : null,
  );
}

export function readEditing(discussionId: number): Editing | null {
  return readAs(`editing:${discussionId}`, ({ messageId, before }: Partial<Editing>) =>
    typeof messageId === 'number' && typeof before === 'string' ? { messageId, before } : null,
  );
}

export function keepEditing(discussionId: number, editing: Editing | null): void {
  write(`editing:${discussionId}`, editing && JSON.stringify(editing));
}

export function keepUnsent(discussionId: number, message: UnsentMessage | null): void {
  write(`unsent:${discussionId}`, message && JSON.stringify(message));
}

function readAs<T>(name: string, checked: (value: Partial<T>) => T | null): T | null {
  const stored = read(name);
  if (stored === null) return null;
  try {
    return checked(JSON.parse(stored) as Partial<T>);
  } catch {
    return null;
  }
}

function read(name: string): string | null {
  return readKept(PREFIX + name);
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch (cause) {
    console.error(`Could not keep ${name} in this browser.`, cause);
  }
}
