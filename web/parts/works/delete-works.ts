import type { QueryClient } from '@tanstack/react-query';
import { CallError, wordsFor } from '../../call.ts';
import { toast, UNDO_FOR } from '../../kit/toast.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/library.tsx';
import { forgetWork, removeBooks, removeWork, restoreBooks, restoreWork, shortTitle } from './collections.ts';
import type { AnyWork, WorkKind } from './own-work.ts';

/** As the button says it. */
const GONE: Record<WorkKind, (works: string) => string> = {
  book: say.deleted,
  movie: say.removed,
  artwork: say.removed,
};

type Named = Pick<AnyWork, 'id' | 'title'>;

/**
 * Deletes a work with all said about it, with ten seconds to think again. What another device has deleted
 * meanwhile counts as done.
 */
export async function deleteWork(client: QueryClient, kind: WorkKind, work: Named): Promise<void> {
  try {
    await removeWork(client, kind, work.id);
  } catch (error) {
    if (!isGone(error)) throw error;
    forgetWork(client, kind, work.id);
  }
  offerUndo(kind, [work], () => restoreWork(client, kind, work.id).then(() => [work]));
}

/** The same for several books: all of them, or none. */
export async function deleteBooks(client: QueryClient, books: readonly Named[]): Promise<void> {
  const [only] = books;
  if (only && books.length === 1) return deleteWork(client, 'book', only);
  const ids = books.map(({ id }) => id);
  await removeBooks(client, ids);
  offerUndo('book', books, () => restoreBooks(client, ids));
}

function offerUndo(kind: WorkKind, works: readonly Named[], undo: () => Promise<readonly Named[]>): void {
  toast({
    title: GONE[kind](wordFor(kind, works)),
    duration: UNDO_FOR,
    action: { label: everywhere.undo, run: () => void bringBack(kind, undo) },
  });
}

/** Says how it went; to be called where nobody waits for the end. */
async function bringBack(kind: WorkKind, undo: () => Promise<readonly Named[]>): Promise<void> {
  try {
    const back = await undo();
    toast({ title: say.areBack(wordFor(kind, back), back.length) });
  } catch (error) {
    console.error(error);
    toast({ title: everywhere.thatCouldNotBeBroughtBack, description: wordsFor(error), tone: 'danger' });
  }
}

/** What was there when it was last looked at, and is not any more. */
export function isGone(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

function wordFor(kind: WorkKind, works: readonly Named[]): string {
  const [only] = works;
  if (works.length === 1 && only) return `“${shortTitle(only.title)}”`;
  return say.worksCounted[kind](works.length);
}
