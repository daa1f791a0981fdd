import type { QueryClient } from '@tanstack/react-query';
import { CallError, wordsFor } from '../../call.ts';
import { toast, UNDO_FOR } from '../../kit/toast.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/library.tsx';
import { forgetWork, removeWork, restoreWork, shortTitle } from './collections.ts';
import type { AnyWork, WorkKind } from './own-work.ts';
import { patiently } from './patiently.ts';

/** As the button says it. */
const GONE: Record<WorkKind, (works: string) => string> = {
  book: say.deleted,
  movie: say.removed,
  artwork: say.removed,
};

/**
 * Deletes works with all said about them, with ten seconds to think again. What another device has
 * deleted meanwhile counts as done. Throws when some could not be deleted; the others are gone.
 */
export async function deleteWorks<K extends WorkKind>(
  client: QueryClient,
  kind: K,
  works: readonly Pick<AnyWork, 'id' | 'title'>[],
): Promise<void> {
  const gone: Pick<AnyWork, 'id' | 'title'>[] = [];
  try {
    for (const work of works) {
      await patiently(() => removeWork(client, kind, work.id)).catch((error: unknown) => {
        if (!isGone(error)) throw error;
        forgetWork(client, kind, work.id);
      });
      gone.push(work);
    }
  } finally {
    if (gone.length > 0) {
      toast({
        title: GONE[kind](wordFor(kind, gone)),
        duration: UNDO_FOR,
        action: { label: everywhere.undo, run: () => void bringBack(client, kind, gone) },
      });
    }
  }
}

/** Says how it went; to be called where nobody waits for the end. */
async function bringBack(
  client: QueryClient,
  kind: WorkKind,
  works: readonly Pick<AnyWork, 'id' | 'title'>[],
): Promise<void> {
  try {
    for (const { id } of works) await patiently(() => restoreWork(client, kind, id));
    toast({ title: say.areBack(wordFor(kind, works), works.length) });
  } catch (error) {
    console.error(error);
    toast({ title: everywhere.thatCouldNotBeBroughtBack, description: wordsFor(error), tone: 'danger' });
  }
}

/** What was there when it was last looked at, and is not any more. */
export function isGone(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

function wordFor(kind: WorkKind, works: readonly Pick<AnyWork, 'title'>[]): string {
  const [only] = works;
  if (works.length === 1 && only) return `“${shortTitle(only.title)}”`;
  return say.worksCounted[kind](works.length);
}
