/**
 * What a visitor chose before having an account: it waits in this browser, under the keys of the
 * mirror, for whoever signs up or logs in here next.
 */
import type { FirstBook } from '#contract/onboarding.ts';
import { mirroredUser, readMirror, readMirroredJson, writeMirror } from '../mirror.ts';

export type Prepared = { firstName: string; books: FirstBook[]; finished: boolean };

const NOTHING: Prepared = { firstName: '', books: [], finished: false };
const listeners = new Set<() => void>();
let before: { raw: string; prepared: Prepared } = { raw: '', prepared: NOTHING };

export function subscribeToPrepared(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may be at the same steps.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The same object as long as nothing changed. */
export function readPrepared(): Prepared {
  const raw = JSON.stringify([
    readMirror('userName'),
    readMirror('userBooks'),
    readMirror('hasCompletedOnboarding'),
    readMirror('user') === null,
  ]);
  if (raw !== before.raw) before = { raw, prepared: read() };
  return before.prepared;
}

function read(): Prepared {
  // Of somebody signed in, name and flag are a mirror of the account; the books never are.
  const isVisitor = mirroredUser() === null;
  return {
    firstName: isVisitor ? (readMirror('userName') ?? '') : '',
    books: booksFrom(readMirroredJson('userBooks')),
    finished: isVisitor && readMirror('hasCompletedOnboarding') === 'true',
  };
}

export function prepare(changes: Partial<Prepared>): void {
  if (changes.firstName !== undefined) writeMirror('userName', changes.firstName || null);
  if (changes.books) writeMirror('userBooks', changes.books.length ? JSON.stringify(changes.books) : null);
  if (changes.finished !== undefined) writeMirror('hasCompletedOnboarding', changes.finished ? 'true' : null);
  for (const listener of listeners) listener();
}

/** Whatever else stands in storage, these are books the server can take. */
export function booksFrom(stored: unknown): FirstBook[] {
  return Array.isArray(stored) ? stored.flatMap(bookFrom) : [];
}

function bookFrom(stored: unknown): FirstBook[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const text = (name: string, most: number): string | null => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most) : null;
  };
  const [title, author] = [text('title', 500), text('author', 300)];
  if (!title || !author) return [];
  const isbn = text('isbn', 13);
  const coverUrl = text('coverUrl', 2000);
  return [
    {
      title,
      author,
      isbn: isbn && /^(\d{9}[\dX]|\d{13})$/.test(isbn) ? isbn : null,
      coverUrl:
        coverUrl && /^https?:\/\/[^\s/?#]\S*$/i.test(coverUrl) && URL.canParse(coverUrl) ? coverUrl : null,
      notes: text('notes', 20_000),
    },
  ];
}
