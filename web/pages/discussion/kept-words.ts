/** What was typed and is not on the server yet: the draft, and the message that could not be sent. */
const PREFIX = 'colloquy:';

export type UnsentMessage = { key: string; words: string; at: string };

export function readDraft(discussionId: number): string {
  return read(`draft:${discussionId}`) ?? '';
}

export function keepDraft(discussionId: number, text: string): void {
  write(`draft:${discussionId}`, text || null);
}

export function readUnsent(discussionId: number): UnsentMessage | null {
  const stored = read(`unsent:${discussionId}`);
  if (stored === null) return null;
  try {
    const { key, words, at } = JSON.parse(stored) as UnsentMessage;
    return typeof key === 'string' && typeof words === 'string' && !Number.isNaN(Date.parse(at))
      ? { key, words, at }
      : null;
  } catch {
    return null;
  }
}

export function keepUnsent(discussionId: number, message: UnsentMessage | null): void {
  write(`unsent:${discussionId}`, message && JSON.stringify(message));
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch (cause) {
    console.error(`Could not keep ${name} in this browser.`, cause);
  }
}
