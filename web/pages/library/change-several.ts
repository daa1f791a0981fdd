import type { QueryClient } from '@tanstack/react-query';
import type { Book } from '#contract/books.ts';
import { patiently } from '../../parts/works/patiently.ts';
import type { ReadingStatus } from '../../parts/works/reading-status.ts';
import { GoneElsewhere, saveWork } from '../../parts/works/save-work.ts';

/** One after the other; those deleted elsewhere meanwhile need no status. */
export async function setStatusOf(
  client: QueryClient,
  books: readonly Book[],
  status: ReadingStatus | null,
  onProgress: (done: number) => void,
): Promise<void> {
  let done = 0;
  for (const { id, status: before } of books) {
    if (before !== status) {
      await patiently(() => saveWork(client, 'book', id, { status })).catch((error: unknown) => {
        if (!(error instanceof GoneElsewhere)) throw error;
      });
    }
    done += 1;
    onProgress(done);
  }
}
