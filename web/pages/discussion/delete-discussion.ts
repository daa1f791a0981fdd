import type { QueryClient } from '@tanstack/react-query';
import type { Discussion } from '#contract/discussions.ts';
import { call, wordsFor } from '../../call.ts';
import { discussionsQuery } from '../../data/discussions.ts';
import { toast } from '../../kit/toast.ts';

const UNDO_MS = 10_000;

/** Deletes a discussion, with ten seconds to think again. */
export async function deleteDiscussion(
  client: QueryClient,
  { id, kind }: Discussion,
  { left, back }: { left: () => void; back: () => void },
): Promise<void> {
  const refresh = () =>
    Promise.all([
      client.invalidateQueries(discussionsQuery(kind)),
      client.invalidateQueries({ queryKey: ['discussion'] }),
    ]);
  const restore = async () => {
    try {
      await call('POST /api/discussions/{id}/restore', { params: { id } });
      await refresh();
      back();
    } catch (error) {
      console.error(error);
      toast({ title: 'That could not be brought back', description: wordsFor(error), tone: 'danger' });
    }
  };
  try {
    await call('DELETE /api/discussions/{id}', { params: { id } });
    left();
    await refresh();
    toast({
      title: 'Discussion deleted',
      duration: UNDO_MS,
      action: { label: 'Undo', run: () => void restore() },
    });
  } catch (error) {
    console.error(error);
    toast({ title: 'The discussion could not be deleted', description: wordsFor(error), tone: 'danger' });
  }
}
